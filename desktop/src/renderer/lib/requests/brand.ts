import { logoUrl } from '@gangway/shared/contract/base/brand-files.ts';
import { menuTokens } from '@gangway/shared/domain/brand/brand-colors.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import productMark from '../../ui/mark.svg';
import { loadPreference, savePreference } from '../preferences/stored-preference.ts';
import { usePublicSettings } from './public-settings.ts';

interface Brand {
  operatorName: string;
  /** The operator's main color; empty: the product's. */
  color: string;
  /** The name of the logo; empty: the product's mark. */
  logo: string;
  /** The logo itself, as a `data:` address. */
  picture: string;
  /** The name of the operator's picture of the home page; empty: our drawing. */
  hero: string;
}

const isBrand = (value: unknown): value is Brand =>
  typeof value === 'object' &&
  value !== null &&
  (['operatorName', 'color', 'logo', 'picture', 'hero'] as const).every(
    key => typeof (value as Partial<Brand>)[key] === 'string',
  );

/** What this workplace last heard of the operator: a gate that starts without network shows it, too (R467). */
const useKept = create<Brand>(() =>
  loadPreference('brand', { operatorName: '', color: '', logo: '', picture: '', hero: '' }, isBrand),
);

function keep(brand: Brand): void {
  useKept.setState(brand);
  savePreference('brand', brand);
}

/** The operator's name, the address of its mark, its picture of the home page, and whether it has any look of its own. */
export function useBrand(): { operatorName: string; mark: string; hero: string; isOwn: boolean } {
  const { operatorName, color, picture, hero } = useKept();
  return { operatorName, mark: picture || productMark, hero, isOwn: Boolean(color || picture || hero) };
}

/** Keeps the operator's name, logo and color up to date, and shows the color in the menu and the logo in the window's tab. */
export function useBrandOfTheOperator(): void {
  const settings = usePublicSettings().data;
  const { color, picture } = useKept();
  useEffect(() => {
    if (!settings) return;
    // A server of the version before answers without the look.
    const { operatorName, brandColor = '', logo = '', heroPicture = '' } = settings;
    const kept = useKept.getState();
    const named = { ...kept, operatorName, color: brandColor, hero: heroPicture };
    if (logo === '') keep({ ...named, logo, picture: '' });
    else if (logo === kept.logo) keep(named);
    else {
      keep(named);
      const left = new AbortController();
      readPicture(logoUrl(logo), left.signal).then(
        read => keep({ ...useKept.getState(), logo, picture: read }),
        // Without the file the mark before it stays; the next answer of the server tries again.
        () => undefined,
      );
      return () => left.abort();
    }
  }, [settings]);
  useEffect(() => showColor(color), [color]);
  useEffect(() => {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', picture || productMark);
  }, [picture]);
}

async function readPicture(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const blob = await answer.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The tokens of the menu, in both themes. */
const menuNames = ['rail', 'rail-hover', 'rail-chosen', 'rail-text', 'rail-quiet'] as const;

function showColor(color: string): void {
  const tokens = menuTokens(color);
  const { style } = document.documentElement;
  for (const name of menuNames)
    if (tokens) style.setProperty(`--${name}`, `light-dark(${tokens.light[name]}, ${tokens.dark[name]})`);
    else style.removeProperty(`--${name}`);
}
