/** Digits without the leading 0 or Malaysia's 60, which people write or leave out as they like. */
export function significantDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(60|0)/, '');
}
