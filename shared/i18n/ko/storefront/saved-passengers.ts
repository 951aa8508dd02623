import type en from '../../en/storefront/saved-passengers.ts';
import type { Translation } from '../../translation.ts';

export default {
  label: '내 계정에서 불러오기',
  choose: '승객을 선택해 주세요',
  me: '{{name}} (본인)',
} satisfies Translation<typeof en>;
