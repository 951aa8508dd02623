import { type Kysely, sql } from 'kysely';

/**
 * The second factor of system users, its recovery codes, and the roles that require one (R460, R461, decision 58). Users who are mailed
 * about failed log-ins (R463) are written to in the language of their last one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      system_user_id uuid primary key references system_users,
      pending_secret bytea,
      secret bytea,
      confirmed_at timestamptz,
      last_step integer,
      check ((secret is null) = (confirmed_at is null) and (secret is null) = (last_step is null))
    );
    comment on table second_factors is 'Secrets of one-time passwords (TOTP) of system users, sealed with the master key';
    comment on column second_factors.pending_secret is 'Shown for set-up, and not confirmed by a code yet';
    comment on column second_factors.last_step is 'Time step of the last code that was used: this one and earlier ones are refused';

    create table recovery_codes (
      system_user_id uuid not null references system_users,
      digest bytea not null,
      used_at timestamptz,
      primary key (system_user_id, digest)
    );
    comment on table recovery_codes is 'Each replaces the second factor once';
    comment on column recovery_codes.digest is 'HMAC-SHA-256 with a key that is not in the database';

    alter table roles add column requires_second_factor boolean not null default false;
    comment on column roles.requires_second_factor is
      'Its holders must set up a second factor before all other calls';

    alter table system_users add column language language_code;
    comment on column system_users.language is 'Of the last log-in, for mails; null before the first';
  `.execute(db);
}
