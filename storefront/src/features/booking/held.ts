export { UnpaidBooking } from './unpaid/unpaid-booking.tsx';
export { KeptBanner } from './waitlist/kept-banner.tsx';
