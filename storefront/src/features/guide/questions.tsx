import type { GuideEntry, GuidePage } from '@gangway/shared/contract/guide.ts';
import { guideAnchor } from '@gangway/shared/domain/guide-anchor.ts';
import { guidePaths } from '../../lib/paths.ts';
import { ShareButton } from '../../lib/share/share-button.tsx';
import { Disclosure } from '../../ui/dialogs/disclosure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PlainText } from './plain-text.tsx';
import styles from './questions.module.css';
import { useNamedEntry } from './use-named-entry.ts';

interface QuestionsProps {
  page: GuidePage;
  entries: readonly GuideEntry[];
}

/** Questions that open to their answers. The address names the one that was opened last, so that it can be passed on. */
export function Questions({ page, entries }: QuestionsProps) {
  const named = useNamedEntry();
  return (
    <Card>
      {entries.map(({ id, heading, text }) => {
        const anchor = guideAnchor(id);
        return (
          <Disclosure
            key={id}
            id={anchor}
            className={styles.question}
            summary={<h2 className={styles.heading}>{heading}</h2>}
            defaultOpen={named === anchor}
            onToggle={open => open && history.replaceState(history.state, '', `#${anchor}`)}
          >
            <PlainText text={text} />
            <div className={styles.share} data-print="no">
              <ShareButton title={heading} path={`${guidePaths[page]}#${anchor}`} />
            </div>
          </Disclosure>
        );
      })}
    </Card>
  );
}
