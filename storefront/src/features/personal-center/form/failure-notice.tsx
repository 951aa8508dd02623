import { Notice } from '@gangway/shared/ui/status/notice.tsx';

/** An error shown at its form: the prescribed message (R82), then the reason. */
export function FailureNotice({ title, error }: { title: string; error: Error }) {
  return (
    <Notice tone="bad" live title={title}>
      <p>{error.message}</p>
    </Notice>
  );
}
