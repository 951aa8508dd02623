/** What is wrong with an entry, in the words of every form and of the API. */
export default {
  'phone-format': '국가 번호를 포함한 전화번호를 입력해 주세요 (예: +60 12 345 6789)',
  'email-format': '이메일 주소를 확인해 주세요 (예: name@example.com)',
  'email-letters': '이메일 주소는 영문자로만 입력해 주세요',
  'week-range': '1주에서 42주 사이로 입력해 주세요',
  too_big: '너무 길거나 큽니다.',
};
