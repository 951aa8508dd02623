/** What is wrong with an entry, in the words of every form and of the API. */
export default {
  'phone-format': '请输入带国家代码的电话号码，例如 {{phoneExample}}',
  'phone-country': '请加上国家代码，例如 +65 9123 4567',
  'phone-extension': '请不要填写分机号',
  'email-format': '请输入正确的电子邮箱，例如 name@example.com',
  'email-letters': '电子邮箱只能使用英文字母，不能带重音符号或汉字',
  'name-letters': '请输入包含文字的名称',
  'name-latin': '请按护照上的拉丁字母填写：这些文字无法打印在船票上',
  'text-damaged': '文本中有损坏的字符，请重新输入',
  'week-range': '请输入 1 至 42 之间的周数',
  too_big: '内容过长或数值过大。',
};
