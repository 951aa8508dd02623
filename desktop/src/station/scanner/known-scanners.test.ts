import { expect, test } from 'vitest';
import { likelyScanners } from './known-scanners.ts';

const port = (path: string, vendorId: string | null = null, manufacturer: string | null = null) => ({
  path,
  vendorId,
  manufacturer,
});
const chosen = (...ports: ReturnType<typeof port>[]) => likelyScanners(ports).map(({ path }) => path);

const modem = port('/dev/ttyACM0', '12d1', 'HUAWEI');
const cable = port('/dev/ttyUSB0', '0403', 'FTDI');
const nameless = port('/dev/ttyACM7');
const board = port('/dev/ttyS0');

test.each(['0536', '05e0', '05f9', '065a', '067e', '076d', '0c2e', '11fa', '1eab', '27dd'])(
  'prefers a scanner of maker %s to a cable and to unknown devices',
  vendorId => {
    expect(chosen(modem, cable, nameless, board, port('COM9', vendorId.toUpperCase(), 'Microsoft'))).toEqual([
      'COM9',
    ]);
  },
);

test.each([
  'Cino Group',
  'Unitech Electronics',
  'DENSO WAVE',
  'usb-Datalogic_ADC__Inc._Handheld_Barcode_Scanner_S_N_G11A-if00',
])('a scanner is known by its name: %s', name => {
  expect(chosen(cable, port('/dev/ttyACM3', null, name))).toEqual(['/dev/ttyACM3']);
});

test('takes a serial cable second and an unknown USB device third', () => {
  expect(chosen(nameless, modem, cable, board)).toEqual(['/dev/ttyUSB0']);
  expect(chosen(nameless, modem, board)).toEqual(['/dev/ttyACM7']);
});

test('never takes a modem or an onboard port for a scanner', () => {
  expect(chosen(modem, board, port('COM1'), port('/dev/cu.Bluetooth-Incoming-Port'))).toEqual([]);
});

test('prefers the lowest number among equal ports', () => {
  expect(chosen(port('/dev/ttyACM10', '0c2e'), port('/dev/ttyACM9', '1eab'))).toEqual([
    '/dev/ttyACM9',
    '/dev/ttyACM10',
  ]);
});
