import type en from '../../en/storefront/monitor.ts';
import type { Translation } from '../../translation.ts';

export default {
  title: '승선 안내 화면',
  route: '{{departure}} → {{destination}}',
  departs: '출항',
  arrives: '도착',
  gate: '탑승구',
  gateFollows: '탑승구 미정',
  delayed: '지연',
  phase: {
    before: '곧 승선 시작',
    boarding: '승선 중',
    'last-call': '마지막 승선 안내',
    closed: '승선 마감',
    departed: '출항 완료',
    canceled: '운항 취소',
  },
  hint: {
    before: '{{opens}}에 승선을 시작합니다. 전자 승선권을 준비해 주세요.',
    boarding: '전자 승선권을 준비해 주세요. {{closes}}에 승선을 마감합니다.',
    'last-call': '승객 여러분은 지금 바로 탑승구로 와 주시기 바랍니다. {{closes}}에 승선을 마감합니다.',
    closed: '아직 승선하지 못하셨다면 탑승구 직원에게 말씀해 주세요.',
    departed: '승선하신 모든 분께 즐거운 여행을 기원합니다.',
    canceled: '카운터로 오시면 다른 운항편이나 환불을 도와드리겠습니다.',
  },
  onBoard: '{{booked}}명 중 {{boarded}}명 승선',
  progress: '승선한 승객',
  nobody: '예약한 승객이 없습니다',
  lost: '오프라인입니다. {{time}} 기준 정보입니다.',
  failed: '안내 화면을 불러오지 못했습니다',
  unknown: {
    title: '운항편을 찾을 수 없습니다',
    text: '이 번호의 운항편을 찾을 수 없습니다. 화면의 주소를 확인해 주세요.',
  },
  controls: {
    languages: '이 화면의 언어',
    all: '번갈아 표시',
    fullScreen: '전체 화면',
    fullScreenUnsupported: '브라우저가 전체 화면을 지원하지 않습니다',
  },
} satisfies Translation<typeof en>;
