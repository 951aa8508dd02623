import { sameInAll } from '@gangway/shared/contract/base/languages.ts';
import { isTimeZone } from '@gangway/shared/contract/base/time-zones.ts';
import { homeCountry } from '@gangway/shared/contract/entries/home-country.ts';
import {
  catalogueCode,
  type OfficePort,
  type PortSave,
  portSave,
} from '@gangway/shared/contract/office/fleet/ports-and-routes.ts';
import { operatorTimeZone } from '@gangway/shared/domain/time/zoned-clock.ts';
import { z } from 'zod';

const degrees = (most: number) =>
  z
    .string()
    .trim()
    .refine(
      text => text === '' || (/^-?\d+(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most),
      'degrees',
    );

/** The error names the allowed characters instead of just calling the code invalid. */
const code = z
  .string()
  .trim()
  .min(1)
  .refine(text => text === '' || catalogueCode.safeParse(text).success, 'catalogue-code');

/** The form of a port. Degrees are text, so that a half-typed number is not lost. */
export const portForm = portSave
  .omit({ position: true })
  .extend({
    code,
    timeZone: z.string().refine(isTimeZone, 'time-zone'),
    address: portSave.shape.address.unwrap(),
    latitude: degrees(90),
    longitude: degrees(180),
  })
  .refine(({ latitude, longitude }) => (latitude === '') === (longitude === ''), {
    path: ['longitude'],
    message: 'both',
  });

/** A new port: at first in the country and the time zone of the operator. */
export const newPort = (): z.input<typeof portForm> => ({
  code: '',
  name: sameInAll(),
  country: homeCountry(),
  timeZone: operatorTimeZone(),
  address: '',
  gettingThere: sameInAll(),
  parking: sameInAll(),
  boarding: sameInAll(),
  accessibility: sameInAll(),
  latitude: '',
  longitude: '',
});

export const formOf = ({ position, ...port }: OfficePort): z.input<typeof portForm> => ({
  code: port.code,
  name: { ...sameInAll(), ...port.name },
  country: port.country,
  timeZone: port.timeZone,
  address: port.address,
  gettingThere: { ...sameInAll(), ...port.gettingThere },
  parking: { ...sameInAll(), ...port.parking },
  boarding: { ...sameInAll(), ...port.boarding },
  accessibility: { ...sameInAll(), ...port.accessibility },
  latitude: position ? String(position.latitude) : '',
  longitude: position ? String(position.longitude) : '',
});

export const portOf = ({ latitude, longitude, ...port }: z.output<typeof portForm>): PortSave => ({
  ...port,
  position: latitude === '' ? null : { latitude: Number(latitude), longitude: Number(longitude) },
});
