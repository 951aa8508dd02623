/** What is wrong with an entry, in the words of every form and of the API. */
export default {
  'phone-format': '국가 번호를 포함한 전화번호를 입력해 주세요 (예: {{phoneExample}})',
  'phone-country': '국가 번호를 붙여 주세요 (예: +65 9123 4567)',
  'phone-extension': '내선 번호는 빼고 입력해 주세요',
  'email-format': '이메일 주소를 확인해 주세요 (예: name@example.com)',
  'email-letters': '이메일 주소는 영문자로만 입력해 주세요',
  'name-letters': '글자가 들어간 이름을 입력해 주세요',
  'name-latin': '여권의 로마자 표기대로 입력해 주세요. 이 글자는 승선권에 인쇄할 수 없습니다',
  'text-damaged': '손상된 글자가 있습니다. 다시 입력해 주세요',
  'week-range': '1주에서 42주 사이로 입력해 주세요',
  too_big: '너무 길거나 큽니다.',
};
