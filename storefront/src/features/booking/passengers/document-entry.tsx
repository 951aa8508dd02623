import type { TicketType } from '@gangway/shared/contract/base/vocabulary.ts';
import { isMalaysian } from '@gangway/shared/contract/entries/home-country.ts';
import { type DocumentEntries, entriesOfMyKad } from '@gangway/shared/domain/travel/document-entries.ts';
import { TextField } from '@gangway/shared/ui/form/text-field.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../lib/format/dates.ts';

/** The code lines of a passport have 88 characters; a scanner or the clipboard may add blanks and line breaks. */
const MOST_CHARACTERS = 120;

interface DocumentEntryProps {
  id: string;
  className?: string | undefined;
  ticketType: TicketType;
  onRead: (entries: DocumentEntries) => void;
}

/**
 * Takes the number of a MyKad, or the code lines of a passport or identity card, which are typed, pasted, or scanned by a reader that
 * types (R385). Its text is not kept.
 */
export function DocumentEntry({ id, className, ticketType, onRead }: DocumentEntryProps) {
  const { t } = useTranslation(['passengers', 'site']);
  const hasMyKad = isMalaysian();
  const [text, setText] = useState('');
  const [result, setResult] = useState<'none' | 'read' | 'unreadable'>('none');

  async function read(entered: string, isComplete: boolean): Promise<void> {
    const entries = await readDocument(entered, ticketType);
    if (entries) {
      setText('');
      setResult('read');
      onRead(entries);
    } else if (isComplete) setResult('unreadable');
  }

  return (
    <>
      <TextField
        id={id}
        className={className}
        label={t('document.label')}
        hint={t(hasMyKad ? 'document.hintMyKad' : 'document.hint')}
        optional={t('site:optional')}
        error={
          result === 'unreadable'
            ? t(hasMyKad ? 'document.unreadableMyKad' : 'document.unreadable')
            : undefined
        }
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={MOST_CHARACTERS}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          setResult('none');
          void read(value, false);
        }}
        onBlur={() => text.trim() !== '' && void read(text, true)}
        onKeyDown={event => {
          // A reader ends each line with Enter, which would send the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p className={result === 'read' ? className : 'visually-hidden'} role="status">
        {result === 'read' && t('document.read')}
      </p>
    </>
  );
}

/** The reader of code lines is loaded when such lines are entered. */
async function readDocument(text: string, ticketType: TicketType): Promise<DocumentEntries | null> {
  const idNumber = text.trim();
  const card = entriesOfMyKad(idNumber, { ticketType, today: today() });
  if (card) return { ...card, idNumber };
  if (!text.includes('<')) return null;
  const { readMachineReadableZone } = await import('../../../lib/passengers/machine-readable-zone.ts');
  return readMachineReadableZone(text, today());
}
