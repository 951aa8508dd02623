import { expect, type Page } from '@playwright/test';
import { untilRendered } from './accessible.ts';

/** A window of 1280 × 1024 pixels, zoomed in to 200 % and to 400 % (WCAG 1.4.4 and 1.4.10), and a tablet held upright. */
const narrowWindows = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
  { width: 768, height: 1024 },
];

/** A screen that depends on the width in its code is rendered again within this time. */
const RENDERED_MS = 3000;

/**
 * Expects that nothing is lost in a narrow window: by the edge of the window or of its card, below other text, or below what stays
 * in place while the page scrolls.
 */
export async function expectFitsNarrow(page: Page): Promise<void> {
  const window = page.viewportSize();
  for (const narrow of narrowWindows) {
    await page.setViewportSize(narrow);
    await untilRendered(page);
    const lost = expect.poll(() => page.evaluate(lostInWindow), {
      message: `at ${narrow.width} pixels`,
      timeout: RENDERED_MS,
    });
    await lost.toEqual([]);
  }
  if (window) await page.setViewportSize(window);
}

/** Shows every price as one of a family in a currency of many digits (R480). */
export const lengthenPrices = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const text = nodes.currentNode.textContent ?? '';
      const longer = text.replace(/RM\s[\d,]+\.\d\d/g, 'IDR\u00a012,500,000.00');
      // A text that is written again would be rendered again.
      if (longer !== text) nodes.currentNode.textContent = longer;
    }
  });

/** What cannot be seen or read in this window, or only by scrolling the page to the side. Runs in the page. */
function lostInWindow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const shown = document.querySelector('dialog:modal') ?? document.body;
  const isVisible = (element: Element): boolean =>
    element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true });
  const withParents = (element: Element | null): Element[] =>
    element ? [element, ...withParents(element.parentElement)] : [];
  const scrolls = (element: Element): boolean =>
    withParents(element).some(one => ['auto', 'scroll'].includes(getComputedStyle(one).overflowX));

  const beyond = [...shown.querySelectorAll('*')].filter(isVisible).flatMap(element => {
    const { position } = getComputedStyle(element);
    const { right, width, height } = element.getBoundingClientRect();
    const name = `${element.tagName} "${element.textContent?.slice(0, 60)}"`;
    const isBeyond = width > 1 && right > clientWidth + 1 && !scrolls(element);
    const stays = position === 'sticky' || position === 'fixed';
    return [
      ...(isBeyond ? [`${name} ends at ${right}`] : []),
      ...(stays && height > innerHeight / 2 ? [`${name} covers ${height} of ${innerHeight}`] : []),
    ];
  });

  const cuts = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return overflowX !== 'visible' || overflowY !== 'visible';
  };
  /** What has a visible edge around the text; undefined if something cuts the text before. */
  const cardOf = (element: Element): Element | undefined => {
    const nearest = withParents(element).find(one => {
      const { backgroundColor, borderTopWidth, display } = getComputedStyle(one);
      const hasEdge = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
      return cuts(one) || (hasEdge && display !== 'inline');
    });
    return nearest && !cuts(nearest) ? nearest : undefined;
  };
  /** What is left of a line of text in all that cuts it; null if nothing is. */
  const inSight = (line: DOMRect, element: Element): DOMRect | null => {
    let [left, top, right, bottom] = [line.left, line.top, line.right, line.bottom];
    for (const cutting of withParents(element).filter(one => one !== document.body && cuts(one))) {
      const edge = cutting.getBoundingClientRect();
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
    }
    return right - left > 1 && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
  };
  const texts: { text: string; lines: DOMRect[] }[] = [];
  const outside: string[] = [];
  const nodes = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (nodes.nextNode()) {
    const { textContent, parentElement } = nodes.currentNode;
    const text = textContent?.trim().slice(0, 60);
    if (!text || !parentElement || !isVisible(parentElement)) continue;
    // What lies over the page covers it on purpose.
    const isAbove = withParents(parentElement).some(
      one =>
        one.matches('[popover], [role=listbox]') ||
        ['sticky', 'fixed'].includes(getComputedStyle(one).position),
    );
    if (isAbove) continue;
    range.selectNodeContents(nodes.currentNode);
    const lines = [...range.getClientRects()];
    const edge = cardOf(parentElement)?.getBoundingClientRect().right;
    if (edge && lines.some(({ right }) => right > edge + 2)) outside.push(`"${text}" leaves its card`);
    texts.push({ text, lines: lines.flatMap(line => inSight(line, parentElement) ?? []) });
  }
  /** Brackets of full width and large digits in a low line may come near. */
  const isOn = (one: DOMRect, other: DOMRect): boolean => {
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    return width > 10 && height > Math.min(one.height, other.height) / 3;
  };
  const covered = texts.flatMap(({ text, lines }, index) =>
    texts
      .slice(index + 1)
      .filter(other => lines.some(one => other.lines.some(two => isOn(one, two))))
      .map(other => `"${text}" lies on "${other.text}"`),
  );
  const all = [...beyond, ...outside, ...covered];
  return scrollWidth > clientWidth ? [`the page has ${scrollWidth} pixels`, ...all] : all;
}
