import type { Envelope } from '@gangway/shared/contract/base/envelope.ts';
import { test as base, expect, type Page } from '@playwright/test';
import { signIn, staffCalls } from './gate.ts';

type Look = Record<'brandColor' | 'actionColor' | 'logo' | 'heroPicture', string>;

interface LookFixture {
  /** Gives the shared server another look; it has its own one back after the test. */
  wear: (look: Partial<Look>) => Promise<void>;
  /** Uploads a PNG as a logo, or for the home page, and returns its name. */
  uploadLook: (kind: 'logo' | 'hero', png: Buffer) => Promise<string>;
}

export const test = base.extend<LookFixture>({
  wear: async ({ request }, use) => {
    const ask = staffCalls(request, await signIn(request, 'manager'));
    const wear = async (look: Partial<Look>) => {
      for (const [key, value] of Object.entries(look)) await ask('/config/update', { key, value });
    };
    await use(wear);
    await wear({ brandColor: '', actionColor: '', logo: '', heroPicture: '' });
  },
  uploadLook: async ({ request }, use) => {
    const token = await signIn(request, 'manager');
    await use(async (kind, buffer) => {
      const answer = await request.post(`/prod-api/office/branding/${kind}`, {
        headers: { 'X-Token': token },
        multipart: { files: { name: 'look.png', mimeType: 'image/png', buffer } },
      });
      return ((await answer.json()) as Envelope<{ name: string }>).data.name;
    });
  },
});

/** Opens the home page as soon as its head has this color: the server keeps settings for some seconds. */
export async function openHomeIn(page: Page, color: string): Promise<void> {
  await expect(async () => {
    await page.goto('/home');
    await expect(page.getByRole('banner')).toHaveCSS('background-color', color, { timeout: 1000 });
  }).toPass();
}
