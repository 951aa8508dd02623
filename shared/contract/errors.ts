/**
 * Every expected failure of the API: its code on the wire and the HTTP status that carries it. The sentence a person
 * reads stands under the same code in shared/i18n (`errors`).
 */
export const errorStatuses = {
  'invalid-input': 422,
  'invalid-body': 400,
  'not-signed-in': 401,
  'session-ended': 401,
  'session-expired': 401,
  'not-permitted': 403,
  'not-found': 404,
  'not-allowed-method': 405,
  'body-too-large': 413,
  'too-many-attempts': 429,
  unavailable: 503,
  unexpected: 500,

  'key-in-flight': 409,
  'key-reused': 422,

  'wrong-credentials': 400,
  'account-inactive': 403,
  'username-taken': 409,
  'under-age-account': 422,
  'weak-password': 422,
  'wrong-password': 422,
  'human-check-required': 428,
  'human-check-failed': 422,
  'code-wrong': 422,
  'saved-passengers-full': 409,
  'erasure-open-orders': 409,
  'erasure-balance': 409,
  'cart-changed': 409,
  'own-account': 409,
  'last-administrator': 409,

  'setting-exists': 409,

  'sailing-not-found': 404,
  'sailing-closed': 409,
  'sailing-sold-out': 409,
  'cabin-taken': 409,
  'no-cabin-available': 409,
  'cabin-unknown': 422,
  'cabin-too-small': 422,
  'travel-rules': 422,
  'price-changed': 409,
  'referral-unknown': 422,

  'order-not-found': 404,
  'order-not-unpaid': 409,
  'order-not-paid': 409,
  'order-expired': 409,
  'nothing-to-cancel': 409,
  'already-boarded': 409,
  'cancellation-changed': 409,

  'payment-not-found': 404,
  'payment-provider-unavailable': 503,
  'notification-forged': 400,
  'insufficient-balance': 409,
  'balance-not-yours': 403,

  'ticket-not-found': 404,

  'agents-only': 403,
  'sub-agent-not-found': 404,
  'sub-agent-inactive': 409,

  'too-many-streams': 429,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatuses;
