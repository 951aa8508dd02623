import type en from '../../en/storefront/human-check.ts';
import type { Translation } from '../../translation.ts';

export default {
  label: '저는 사람입니다',
  solving: '확인하는 중…',
  proving: '지금 예약하는 분이 많습니다. 사람인지 확인하고 있습니다. 몇 초면 됩니다.',
  solved: '확인됨',
  please: '이 상자를 선택해 주세요',
  failed: '인증에 실패했습니다',
  again: '인증에 실패했습니다. 연결 상태를 확인한 뒤 다시 선택해 주세요.',
} satisfies Translation<typeof en>;
