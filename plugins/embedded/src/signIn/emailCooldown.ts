import { EmailCooldownError } from "../errors.ts"

/** How long after an e-mail the next one may be asked for, in milliseconds. */
export const COOLDOWN_MILLIS = 30_000

/** Whether an e-mail may be asked for now. Fails: throws `EmailCooldownError`. */
export const checkIfAllowedToTriggerEmail = (last: number | undefined, now: number): void => {
  const left = last === undefined ? 0 : last + COOLDOWN_MILLIS - now
  // A clock that was put back leaves times ahead of it: nobody waits for those.
  if (left > 0 && left <= COOLDOWN_MILLIS) throw new EmailCooldownError({ seconds: Math.ceil(left / 1000) })
}
