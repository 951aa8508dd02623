import {
  type OfficePort,
  type PortSave,
  portSave,
} from '@gangway/shared/contract/office/ports-and-routes.ts';
import { z } from 'zod';

const degrees = (most: number) =>
  z
    .string()
    .trim()
    .refine(
      text => text === '' || (/^-?\d+(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most),
      'degrees',
    );

/** The form of a port: degrees are typed as text, so that half a number is not lost. */
export const portForm = portSave
  .omit({ position: true })
  .extend({ latitude: degrees(90), longitude: degrees(180) })
  .refine(({ latitude, longitude }) => (latitude === '') === (longitude === ''), {
    path: ['longitude'],
    message: 'both',
  });

export const emptyPort: z.input<typeof portForm> = {
  code: '',
  name: { en: '', zh: '', ko: '' },
  country: 'MY',
  latitude: '',
  longitude: '',
};

export const formOf = ({ code, name, country, position }: OfficePort): z.input<typeof portForm> => ({
  code,
  name,
  country,
  latitude: position ? String(position.latitude) : '',
  longitude: position ? String(position.longitude) : '',
});

export const portOf = ({ latitude, longitude, ...port }: z.output<typeof portForm>): PortSave => ({
  ...port,
  position: latitude === '' ? null : { latitude: Number(latitude), longitude: Number(longitude) },
});
