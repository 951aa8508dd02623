/** What is wrong with an entry, in the words of every form and of the API. */
export default {
  'phone-format': '请输入带国家代码的电话号码，例如 +60 12 345 6789',
  'email-format': '请输入正确的电子邮箱，例如 name@example.com',
  'email-letters': '电子邮箱只能使用英文字母，不能带重音符号或汉字',
  'week-range': '请输入 1 至 42 之间的周数',
  too_big: '内容过长或数值过大。',
};
