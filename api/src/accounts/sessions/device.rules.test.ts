import { describe, expect, test } from 'vitest';
import { deviceOf } from './device.rules.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device by its user agent', () => {
  test.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iOS', kind: 'phone' },
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
      { browser: 'Chrome', system: 'iPadOS', kind: 'tablet' },
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${webKit} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
      { browser: 'Samsung Internet', system: 'Android', kind: 'phone' },
    ],
    [
      `Mozilla/5.0 (Linux; Android 13; SM-X700) ${webKit} Chrome/130.0 Safari/537.36`,
      { browser: 'Chrome', system: 'Android', kind: 'tablet' },
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/130.0 Safari/537.36 Edg/130.0`,
      { browser: 'Edge', system: 'Windows', kind: 'computer' },
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:132.0) Gecko/20100101 Firefox/132.0',
      { browser: 'Firefox', system: 'macOS', kind: 'computer' },
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/130.0 Safari/537.36`,
      { browser: 'Chrome', system: 'Linux', kind: 'computer' },
    ],
    ['curl/8.5.0', { browser: '', system: '', kind: 'unknown' }],
    ['', { browser: '', system: '', kind: 'unknown' }],
  ])('%s', (userAgent, expected) => expect(deviceOf(userAgent)).toEqual(expected));
});
