import { type CDPSession, expect, type Page } from '@playwright/test';

/** What the accessibility tree says of an element. */
interface Spoken {
  /** The browser's number of the element. */
  node: number;
  role: string;
  name: string;
  focused: boolean;
  disabled: boolean;
  checked: boolean;
  /** The names of the groups around it, the innermost first. */
  groups: string[];
}

type Name = string | RegExp;
const isNamed = (name: string, wanted: Name) =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);

const isIt = (said: Spoken, role: string, name: Name, group: Name | undefined): boolean =>
  said.role === role &&
  isNamed(said.name, name) &&
  (group === undefined || said.groups.some(around => isNamed(around, group)));

/** A person with a screen reader: the page is what the accessibility tree says, and elements are activated by their role and name. */
export class ScreenReader {
  readonly page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<ScreenReader> {
    return new ScreenReader(page, await page.context().newCDPSession(page));
  }

  /** Waits until an element of this role and name is spoken of, within a group if one is named. */
  hear(role: string, name: Name, group?: Name): Promise<Spoken> {
    return this.#waitFor(said => isIt(said, role, name, group), `${role} ${name}`);
  }

  /** Waits until the element with the focus has this role and name: where a screen reader goes on reading. */
  async expectFocus(role: string, name: Name): Promise<void> {
    await this.#waitFor(
      said => said.focused && said.role === role && isNamed(said.name, name),
      `focus on ${role} ${name}`,
    );
  }

  /** Does what a screen reader does when its user activates an element, once it is not disabled. */
  async activate(role: string, name: Name, group?: Name): Promise<void> {
    const isUsable = (said: Spoken) => !said.disabled && isIt(said, role, name, group);
    const { node } = await this.#waitFor(isUsable, `${role} ${name} that can be activated`);
    await this.#call(node, 'function () { this.click(); }');
  }

  /** Goes to a field, and types. Typing the beginning of an option chooses it from a list. */
  async type(role: 'textbox' | 'combobox', name: Name, text: string, group?: Name): Promise<void> {
    const { node } = await this.hear(role, name, group);
    await this.#call(node, 'function () { this.focus(); }');
    await this.page.keyboard.type(text);
  }

  async #waitFor(isWanted: (said: Spoken) => boolean, what: string): Promise<Spoken> {
    let found: Spoken | undefined;
    await expect(async () => {
      found = (await this.#read()).find(isWanted);
      expect(found, what).toBeDefined();
    }).toPass({ intervals: [100, 250, 500] });
    if (!found) throw new Error(`${what} was not found`);
    return found;
  }

  /** All that is spoken of, in reading order. */
  async #read(): Promise<Spoken[]> {
    const { nodes } = await this.#session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map(node => [node.nodeId, node]));
    type Node = (typeof nodes)[number];
    const nameOf = (node: Node) => String(node.name?.value ?? '');
    const groupsOf = (node: Node): string[] => {
      const parent = byId.get(node.parentId ?? '');
      if (!parent) return [];
      return [...(parent.role?.value === 'group' ? [nameOf(parent)] : []), ...groupsOf(parent)];
    };
    const has = (node: Node, property: string) =>
      [true, 'true'].includes(node.properties?.find(({ name }) => name === property)?.value.value);
    return nodes.flatMap(node =>
      node.ignored || node.backendDOMNodeId === undefined
        ? []
        : [
            {
              node: node.backendDOMNodeId,
              role: String(node.role?.value),
              name: nameOf(node),
              focused: has(node, 'focused'),
              disabled: has(node, 'disabled'),
              checked: has(node, 'checked'),
              groups: groupsOf(node),
            },
          ],
    );
  }

  async #call(node: number, declaration: string): Promise<void> {
    const { object } = await this.#session.send('DOM.resolveNode', { backendNodeId: node });
    await this.#session.send('Runtime.callFunctionOn', {
      ...(object.objectId && { objectId: object.objectId }),
      functionDeclaration: declaration,
    });
  }
}
