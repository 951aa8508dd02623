import { type Kysely, sql } from 'kysely';

/** Passkeys of system users, and the ceremonies that a browser performs for the back office (R473, decision 64). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id uuid primary key,
      system_user_id uuid not null references system_users,
      credential_id bytea not null,
      public_key bytea not null,
      counter bigint not null check (counter >= 0),
      transports text[] not null,
      name text not null check (length(name) between 1 and 60),
      created_at timestamptz not null,
      last_used_at timestamptz
    );
    comment on table passkeys is 'Public keys (WebAuthn) that system users log in with besides their password';
    comment on column passkeys.counter is 'Signatures that the authenticator has counted; 0 where it counts none';
    create unique index passkeys_by_credential on passkeys (credential_id);
    create index passkeys_by_user on passkeys (system_user_id);

    create table passkey_ceremonies (
      id uuid primary key,
      kind text not null check (kind in ('add', 'log-in')),
      system_user_id uuid references system_users,
      passkey_name text,
      challenge bytea not null,
      office_digest bytea not null,
      proof_digest bytea,
      expires_at timestamptz not null,
      check ((kind = 'add') = (passkey_name is not null)),
      check (kind = 'log-in' or (system_user_id is not null and proof_digest is null)),
      check ((proof_digest is null) or (system_user_id is not null))
    );
    comment on table passkey_ceremonies is
      'What a browser signs for the back office, once; a log-in leaves a proof that the back office uses once';
    comment on column passkey_ceremonies.system_user_id is 'Of a log-in, known once a passkey has signed';
    comment on column passkey_ceremonies.office_digest is
      'SHA-256 of the secret of the workplace that began the ceremony: only that one can use the proof';
    create index passkey_ceremonies_by_expiry on passkey_ceremonies (expires_at);
  `.execute(db);
}
