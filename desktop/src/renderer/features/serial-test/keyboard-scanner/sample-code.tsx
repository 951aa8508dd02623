import type { QRCodeSegment } from 'qrcode';
import { SAMPLE } from '../../../lib/wedge/learn.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import styles from './keyboard-scanner.module.css';

const content: QRCodeSegment[] = [{ data: SAMPLE, mode: 'alphanumeric' }];

/** The code that a workplace learns its scanner by. */
export const SampleCode = ({ label }: { label: string }) => (
  <QrCode content={content} label={label} className={styles.code} />
);
