import { Notice } from '@gangway/shared/ui/status/notice.tsx';

/** A refusal or a failure at the form it belongs to: what failed in the prescribed words (R82), then why. */
export function FailureNotice({ title, error }: { title: string; error: Error }) {
  return (
    <Notice tone="bad" live title={title}>
      <p>{error.message}</p>
    </Notice>
  );
}
