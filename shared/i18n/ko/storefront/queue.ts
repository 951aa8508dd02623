import type en from '../../en/storefront/queue.ts';
import type { Translation } from '../../translation.ts';

export default {
  heading: '이 운항편을 찾는 분이 많습니다',
  intro:
    '좌석이 예약되는 속도에 맞추어 차례대로 안내합니다. 페이지를 새로 고치거나 다른 탭을 열어도 순서는 그대로입니다.',
  people_zero: '지금은 기다리는 분이 없습니다.',
  people_one: '{{people}}명이 기다리고 있습니다.',
  people_other: '{{people}}명이 기다리고 있습니다.',
  join: '줄 서기',
  leave: '줄에서 나가기',
  opensSoon: '아직 판매 전입니다',
  opens: '{{when}}부터 판매',
  notYet: '판매가 시작되면 여기에서 바로 예약할 수 있습니다.',
  gathering:
    '{{when}}에 판매를 시작합니다. 그때까지 줄을 선 분들의 순서는 추첨으로 정하므로 언제 오셔도 같습니다. 그 뒤에 오신 분은 도착한 순서대로 이어집니다.',
  inDraw: '추첨에 참여했습니다',
  drawn: '그때 순서를 추첨합니다. 언제 줄을 섰는지는 상관없습니다.',
  inLine: '줄을 서 있습니다',
  joined: '곧 순서를 알려 드립니다.',
  ahead_zero: '다음 차례입니다',
  ahead_one: '앞에 {{people}}명이 있습니다',
  ahead_other: '앞에 {{people}}명이 있습니다',
  minutes: '약 {{from}}~{{to}}분 뒤에 차례가 됩니다.',
  hours: '약 {{from}}~{{to}}시간 뒤에 차례가 됩니다.',
  unknown: '얼마나 걸릴지 아직 알 수 없습니다.',
  hardly_one: '남은 좌석은 예약 약 {{count}}건 분량입니다. 차례가 오기 전에 매진될 가능성이 큽니다.',
  hardly_other: '남은 좌석은 예약 약 {{count}}건 분량입니다. 차례가 오기 전에 매진될 가능성이 큽니다.',
  number: '대기 번호는 {{number}}번입니다.',
  keep: '이 페이지를 열어 두세요. 차례가 되면 저절로 넘어갑니다. 차례가 된 뒤 3분 안에 오지 않으면 다음 분이 들어갑니다. 들어온 뒤에는 {{count}}분 동안 예약할 수 있습니다.',
  soldOut: {
    heading: '좌석이 모두 예약되었습니다',
    title: '이 운항편은 매진되었습니다',
    maybe:
      '아직 결제되지 않은 예약이 있습니다. 그중 취소되는 좌석은 다음 차례인 분께 돌아갑니다. 계속 기다리거나 다른 날짜를 골라 주세요.',
    final: '모든 좌석이 예약되고 결제되었습니다. 이 항로의 다른 날짜를 살펴보세요.',
  },
  turn: {
    heading: '차례가 되었습니다',
    label: '예약할 수 있는 시간:',
    announce_one: '예약 시간이 {{count}}분 남았습니다',
    announce_other: '예약 시간이 {{count}}분 남았습니다',
    text: '최대 9명까지 한 번 예약할 수 있습니다.',
    leave: '예약하지 않기',
  },
  tooLate: {
    title: '예약할 수 있는 시간이 지났습니다',
    text: '차례가 다음 분께 넘어갔습니다. 줄 끝에 다시 설 수 있습니다.',
  },
  booked: '이번 차례로 예약을 마쳤습니다. 더 예약하려면 다시 줄을 서 주세요.',
  draw: {
    summary: '순서를 정하는 방법',
    before:
      '순서는 비밀 숫자로 정하며, 이 숫자는 판매가 시작되면 공개합니다. 그 지문은 지금 미리 공개하므로 나중에 아무도 숫자를 바꿀 수 없습니다.',
    after: '{{when}}에 순서를 추첨했습니다. 비밀 숫자로 누구나 다시 추첨해 비교할 수 있습니다.',
    rule: '자리마다 비밀 숫자와 자리 코드의 SHA-256을 계산해 값이 가장 작은 자리부터 차례가 됩니다.',
    hash: '비밀 숫자의 지문 (SHA-256)',
    seed: '비밀 숫자',
    mine: '내 자리 코드',
    list: '추첨한 모든 자리',
  },
} as const satisfies Translation<typeof en>;
