import { expect, test } from 'vitest';
import { openedWindows } from './windows.ts';

const FILE = 'desktop/src/renderer/features/orders/print.tsx';
const linesOf = (source: string) => openedWindows(FILE, source).map(({ line }) => line);

test.each([
  "const show = (path: string) => window.open(path, '_blank', 'noopener');",
  'window.open(path);',
  'window?.open(path);',
  "window['open'](path);",
  'globalThis.open(path);',
  'const show = window.open;',
  'const { open } = window; open(path);',
  'const { open: show } = self; show(path);',
  'document.defaultView?.open(path);',
  'open(path);',
  'const link = <a href={path} target="_blank" rel="noreferrer">PDF</a>;',
  'const link = <a href={path} target={where}>PDF</a>;',
  'const form = <form target="report" />;',
  "link.target = '_blank';",
  "link.setAttribute('target', '_blank');",
])('%s opens a window', source => {
  expect(linesOf(source)).toEqual([1]);
});

test.each([
  'port.open.mutate(settings);',
  'const open = () => setOpen(true); open();',
  'function Popover({ open, onOpen }) { if (!open) return; onOpen(); }',
  'const run = ({ open }) => open();',
  "import { open } from './port.ts'; open(path);",
  '// window.open(path)',
  "const say = 'window.open';",
  'const link = <a href={path} target="_self">PDF</a>;',
  'window.print();',
  'const { target } = event; target.focus();',
])('%s opens none', source => {
  expect(linesOf(source)).toEqual([]);
});

test('reports the line number', () => {
  expect(linesOf('const a = 1;\n\nwindow.open(path);')).toEqual([3]);
});
