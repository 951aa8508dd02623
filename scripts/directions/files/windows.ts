import type { Finding } from './finding.ts';
import { eachNode, isNode, type Node, nameOf } from './syntax.ts';

/** The names of the page's own window. */
const WINDOWS = new Set(['window', 'globalThis', 'self', 'top', 'parent', 'defaultView']);

/** Under Electron the station opens this one's page; in a kiosk, which is a browser's page, its user does. */
const IN_A_BROWSER = 'desktop/src/renderer/lib/passkey/waiting-for-browser.tsx';

/**
 * Where the back office's page would open a window, which the app denies (R127). Documents go through the bridge
 * (R205).
 */
export function openedWindows(file: string, source: string): Finding[] {
  if (file === IN_A_BROWSER) return [];
  const findings: Finding[] = [];
  const calls: number[] = [];
  let declaresOpen = false;
  const addFinding = (line: number, what: string) =>
    findings.push({
      file,
      line,
      message: `${what} opens a window, which the app denies: show and print documents through the bridge`,
    });
  eachNode(file, source, (node, line) => {
    if (isOpenOfWindow(node)) addFinding(line, 'window.open');
    if (node.type === 'Literal' && node.value === '_blank') addFinding(line, '_blank');
    if (isTarget(node)) addFinding(line, 'a target');
    if (node.type === 'CallExpression' && nameOf(node.callee) === 'open') calls.push(line);
    declaresOpen ||= declarations(node).some(mentionsOpen);
  });
  if (!declaresOpen) for (const line of calls) addFinding(line, 'open()');
  return findings.filter(({ line }, at) => findings.findIndex(other => other.line === line) === at);
}

/** `window.open`, `window['open']` and `const { open } = window`, called or not. */
function isOpenOfWindow(node: Node): boolean {
  if (node.type === 'MemberExpression')
    return (
      isWindow(node.object) &&
      isNode(node.property) &&
      (nameOf(node.property) === 'open' || node.property.value === 'open')
    );
  return node.type === 'VariableDeclarator' && isWindow(node.init) && takesOpen(node.id);
}

/** Whether a pattern takes `open` out of an object, under any name. */
const takesOpen = (pattern: unknown): boolean =>
  isNode(pattern) &&
  Array.isArray(pattern.properties) &&
  pattern.properties.some(property => isNode(property) && nameOf(property.key) === 'open');

function isWindow(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'MemberExpression') return WINDOWS.has(nameOf(node.property) as string);
  return WINDOWS.has(nameOf(node) as string);
}

/** `target` of a link or form, in JSX, with anything but a plain `_self`; `_blank` has its own check. */
function isTarget({ type, name, value }: Node): boolean {
  if (type !== 'JSXAttribute' || !isNode(name) || !['target', 'formTarget'].includes(String(name.name)))
    return false;
  return !(isNode(value) && value.type === 'Literal' && ['_self', '_blank'].includes(String(value.value)));
}

/** The declarations in a node. */
function declarations(node: Node): unknown[] {
  if (node.type === 'VariableDeclarator') return [node.id];
  if (node.type === 'FunctionDeclaration') return [node.id, node.params];
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') return [node.params];
  return node.type.startsWith('Import') ? [node.local] : [];
}

/** Whether `open` is among the names of a pattern. */
function mentionsOpen(pattern: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.some(mentionsOpen);
  if (!isNode(pattern)) return false;
  if (pattern.type === 'Identifier') return pattern.name === 'open';
  const { properties, elements, value, left, argument } = pattern;
  return [properties, elements, value, left, argument].some(mentionsOpen);
}
