import { type Language, languages } from '@gangway/shared/contract/base/languages.ts';
import { isShort } from '@gangway/shared/node/testing/proofs.ts';
import { expect, test } from '@playwright/test';
import { settle, switchLanguage } from '../shots/camera.ts';
import { screens } from '../shots/screens.ts';
import { paths, sailingsPath } from '../src/lib/paths.ts';
import { expectAccessible, expectReadableInDark, expectTidy } from './support/accessible.ts';
import { expectFitsNarrow, lengthenPrices } from './support/narrow-window.ts';

test.use({ reducedMotion: 'reduce' });
// These tests are independent, and one worker alone would still run them after all others are done.
test.describe.configure({ mode: 'parallel' });

/** In the short form one screen of each layout is checked, in one size and one language. */
const inShortForm: Readonly<Record<string, readonly string[]>> = {
  home: ['@short'],
  'route-list': ['@short'],
  'find-order': ['@short'],
  agent: ['@short'],
  login: ['@short', '@desktop'],
  'terms-conditions': ['@short', '@desktop'],
};
const looks = screens
  .filter(({ printed }) => !printed)
  .map((screen, index) => ({
    screen,
    tag: [...(inShortForm[screen.name] ?? [])],
    one: languages[index % languages.length] as Language,
  }));

// Reaching a state takes longer than checking it: each is reached once, and checked in one language after the other.
for (const { screen, tag, one } of looks)
  test(screen.name, { tag }, async ({ page, context, request, isMobile, baseURL: url = '' }) => {
    // A minute per language: axe is slow on a busy machine.
    test.setTimeout(180_000);
    await screen.reach({ page, context, request, url });
    for (const language of isShort ? [one] : languages)
      await test.step(language, async () => {
        await switchLanguage(page, context, language, url);
        await settle(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        // axe's results depend on the language or on the size, but not on their combination.
        const forAxe = isShort || isMobile || language === 'en';
        await (forAxe ? expectAccessible(page) : expectTidy(page));
        // Contrast does not depend on the language.
        if (forAxe && (isShort || language === 'en')) await expectReadableInDark(page);
        // The window of a phone is not zoomed: its page would be larger than its screen.
        if (isShort || !isMobile) await expectFitsNarrow(page);
      });
    if (isShort || isMobile) return;
    await test.step('prices of many digits', async () => {
      await lengthenPrices(page);
      await expectFitsNarrow(page);
    });
  });

test('violations on a screen are found', { tag: '@short' }, async ({ page }) => {
  await page.goto('/404');
  await expect(page.locator('h1')).toBeVisible();
  await expectAccessible(page);
  await page.locator('main').evaluate(main => {
    main.append(...[1, 2].map(() => document.createElement('button')));
  });
  await expect(expectAccessible(page)).rejects.toThrow(/button-name[\s\S]*target-size/);
  await page.reload();
  await expectTidy(page);
  await page.locator('main').evaluate(main => {
    // Set by script, because the site's policy allows no inline style.
    main.style.width = '200vw';
  });
  await expect(expectTidy(page)).rejects.toThrow();
});

test('what a narrow window cuts or covers is found', { tag: '@short' }, async ({ page }) => {
  await page.goto('/404');
  await expect(page.locator('h1')).toBeVisible();
  await expectFitsNarrow(page);
  await page.locator('main').evaluate(main => {
    const paragraph = (text: string) => {
      const element = document.createElement('p');
      element.append(text);
      return element;
    };
    const [wide, bar] = [paragraph('wide'), paragraph('bar')];
    const [word, above, below] = [paragraph('unbreakable'), paragraph('above'), paragraph('below')];
    main.style.overflowX = 'clip';
    wide.style.width = '50rem';
    bar.style.position = 'sticky';
    bar.style.height = '20rem';
    const card = document.createElement('div');
    card.style.border = '1px solid';
    card.style.width = '2rem';
    card.append(word, above, below);
    word.style.whiteSpace = 'nowrap';
    below.style.marginTop = '-1.5em';
    main.append(wide, bar, card);
  });
  await expect(expectFitsNarrow(page)).rejects.toThrow(
    /wide\\?" ends at[\s\S]*bar\\?" covers[\s\S]*unbreakable\\?" leaves its card[\s\S]*above\\?" lies on \\?"below/,
  );
});

test('forced colors show which filters and which time of day are chosen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(sailingsPath({ session: 'daytime' }));
  const chips = page.getByRole('main').getByRole('button', { name: /^(Day|Night)time$/ });
  const edges = () => chips.evaluateAll(all => all.map(chip => getComputedStyle(chip).outlineStyle));
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
  expect(await edges()).toEqual(['solid', 'none']);
  await page.goto(paths.home);
  const option = page.locator('label').filter({ has: page.getByRole('radio', { name: 'Nighttime' }) });
  const edge = () => option.evaluate(label => getComputedStyle(label).outlineStyle);
  expect(await edge()).toBe('none');
  await option.click();
  expect(await edge()).toBe('solid');
});
