import { randomInt } from 'node:crypto';
import { details } from '@mrw/shared-contracts/api/errors';
import type { GuestParticipationRequest } from '@mrw/shared-contracts/api/participation';
import { and, eq, isNull } from 'drizzle-orm';
import type { StoredContact } from '../../platform/identity/contact';
import { readEmail, readMobile } from '../../platform/identity/contact';
import { isOlderThan, lifetimes } from '../../platform/identity/rules';
import type { Member } from '../../platform/identity/tokens';
import { addDays, dayOf } from '../../platform/calendar/hong-kong';
import type { Db } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { verify_credentials } from '../../platform/db/schema/access';
import { members } from '../../platform/db/schema/members';
import { campaigns } from '../../platform/db/schema/offers';
import { readId } from '../../platform/http/ids';
import { found, refused } from '../../platform/http/refusal';
import { levelDays } from '../../ledger/levels/progress';
import { contactColumns, ownerBeforeClaim } from '../../platform/identity/contact-owners';

/**
 * The member of a guest's participation: the caller, or the owner of the verified contact, or a new pre-registered
 * guest (contract §2). Guests get only free and open offers; a deleted or disabled account gets nothing.
 */
export async function participantOf(
  tx: Db,
  caller: Member | null,
  body: GuestParticipationRequest,
  now: Date,
): Promise<Row<'members'>> {
  const campaign = found(
    (
      await tx
        .select()
        .from(campaigns)
        .where(eq(campaigns.id, readId(body.campaign) ?? 0))
    )[0],
  );
  if (caller !== null && !body.verify_credential) return caller;
  // A refusal, here or later, undoes the transaction: only a participation uses the credential up.
  const [credential] = await tx
    .update(verify_credentials)
    .set({ used_at: now })
    .where(
      and(
        eq(verify_credentials.credential, body.verify_credential ?? ''),
        isNull(verify_credentials.used_at),
      ),
    )
    .returning();
  const isValid =
    credential !== undefined &&
    !isOlderThan(credential.created_at, lifetimes.verifyCredential, now) &&
    (credential.is_otp_verified || !campaign.enable_otp);
  const isOpenToGuests = campaign.ignore_login && campaign.required_points === 0;
  if (!isValid || !isOpenToGuests) throw refused(details.invalidVerifyCredential);
  const contact =
    credential.email === null
      ? readMobile(`+${credential.country_code}${credential.mobile}`)
      : readEmail(credential.email);
  if (contact === null) throw refused(details.invalidVerifyCredential);
  const owner = await ownerBeforeClaim(tx, contact);
  if (owner === null) return preRegister(tx, contact, now);
  if (owner.deleted_at !== null || owner.is_forced_inactive) throw refused(details.invalidVerifyCredential);
  return owner;
}

async function preRegister(tx: Db, contact: StoredContact, now: Date): Promise<Row<'members'>> {
  const method = contact.method === 'email' ? 'EMAIL' : 'MOBILE';
  const [row] = await tx
    .insert(members)
    .values({
      membership_id: `G-${String(randomInt(100_000_000)).padStart(8, '0')}`,
      login_type: method,
      sign_up_method: method,
      is_pre_registered: true,
      created_at: now,
      period_start: dayOf(now),
      level_renew_at: addDays(now, levelDays),
      ...contactColumns(contact),
    })
    .returning();
  return found(row);
}
