import type auditLog from '@gangway/shared/i18n/en/office/audit-log.ts';
import type boardingConflicts from '@gangway/shared/i18n/en/office/boarding-conflicts.ts';
import type customers from '@gangway/shared/i18n/en/office/customers.ts';
import type dashboard from '@gangway/shared/i18n/en/office/dashboard.ts';
import type departureBoard from '@gangway/shared/i18n/en/office/departure-board.ts';
import type frame from '@gangway/shared/i18n/en/office/frame.ts';
import type login from '@gangway/shared/i18n/en/office/login.ts';
import type orders from '@gangway/shared/i18n/en/office/orders.ts';
import type payments from '@gangway/shared/i18n/en/office/payments.ts';
import type permissions from '@gangway/shared/i18n/en/office/permissions.ts';
import type ports from '@gangway/shared/i18n/en/office/ports.ts';
import type roomTypes from '@gangway/shared/i18n/en/office/room-types.ts';
import type rooms from '@gangway/shared/i18n/en/office/rooms.ts';
import type routes from '@gangway/shared/i18n/en/office/routes.ts';
import type sailings from '@gangway/shared/i18n/en/office/sailings.ts';
import type serialTest from '@gangway/shared/i18n/en/office/serial-test.ts';
import type settings from '@gangway/shared/i18n/en/office/settings.ts';
import type ships from '@gangway/shared/i18n/en/office/ships.ts';
import type slides from '@gangway/shared/i18n/en/office/slides.ts';
import type templateList from '@gangway/shared/i18n/en/office/template-list.ts';
import type verificationRecords from '@gangway/shared/i18n/en/office/verification-records.ts';
import type writeOff from '@gangway/shared/i18n/en/office/write-off.ts';
import type specification from '@gangway/shared/i18n/en/specification.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: {
      'audit-log': typeof auditLog;
      'boarding-conflicts': typeof boardingConflicts;
      customers: typeof customers;
      'departure-board': typeof departureBoard;
      frame: typeof frame;
      login: typeof login;
      rooms: typeof rooms;
      'serial-test': typeof serialTest;
      'template-list': typeof templateList;
      permissions: typeof permissions;
      ports: typeof ports;
      routes: typeof routes;
      sailings: typeof sailings;
      'room-types': typeof roomTypes;
      ships: typeof ships;
      slides: typeof slides;
      settings: typeof settings;
      specification: typeof specification;
      orders: typeof orders;
      payments: typeof payments;
      'verification-records': typeof verificationRecords;
      dashboard: typeof dashboard;
      'write-off': typeof writeOff;
    };
  }
}
