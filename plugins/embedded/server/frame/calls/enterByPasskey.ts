import { askServer, ServerRefusal, type Answer } from "../askServer.ts"
import type { Frame } from "../Frame.ts"
import type { Arrival } from "../wallet/Arrival.ts"
import { namelessOwner } from "../passkey/namelessOwner.ts"
import { thisDevice } from "../wallet/passkeyWays.ts"
import { readRecoveryCode } from "../wallet/recoveryCode.ts"
import { textIn } from "./textIn.ts"

/** The copy of the wallet that came with a sign-in; undefined where the passkey has none. */
const copyIn = ({ copy }: Answer): Arrival["copy"] => {
  if (typeof copy !== "object" || copy === null) return undefined
  const { sealed, share } = copy as Readonly<Record<string, unknown>>
  return typeof sealed === "string" && typeof share === "string" ? { sealed, share } : undefined
}

/**
 * Signs in by a passkey, without an address: one of before, or a new one, which is a new account. Who has lost theirs comes in by the
 * recovery code. Fails: `FrameError`, also where the visitor says no.
 */
export const enterByPasskey = async (frame: Frame): Promise<null> => {
  const { screen, passkeys, device, wallet, settings, page } = frame
  const ask = (route: string, body: object = {}) =>
    askServer(route, { projectId: settings.project.id, origin: page.origin, ...body }, device.record())

  const enter = async () => {
    // First, in the task of the click.
    const asking = passkeys.begin("enter")
    const challenge = textIn(await ask("passkey-begin"), "challenge")
    const { secret, account, ...shown } = await asking({ account: "", owner: "", challenge, known: [] })
    const answer = await ask("passkey-enter", { ...shown, account, challenge })
    const copy = copyIn(answer)
    const [publicKey, transports] = [textIn(answer, "publicKey"), textIn(answer, "transports")]
    const arrival: Arrival = {
      account,
      passkey: { id: shown.id, publicKey, transports, ...(secret === undefined ? {} : { secret }) },
      ...(copy === undefined ? {} : { copy })
    }
    return { arrival, session: textIn(answer, "session") }
  }
  const join = async () => {
    const making = passkeys.begin("join")
    const begun = await ask("passkey-begin")
    const [account, ticket] = [textIn(begun, "account"), textIn(begun, "ticket")]
    const owner = namelessOwner(settings.project.name)
    const passkey = await making({ account, owner, challenge: "", known: [] })
    const { id, publicKey, transports } = passkey
    const body = { account, ticket, id, publicKey, transports, name: thisDevice() }
    const session = textIn(await ask("passkey-join", body), "session")
    return { arrival: { account, passkey } satisfies Arrival, session }
  }
  const byCode = async (text: string) => {
    const half = readRecoveryCode(text)
    if (half === undefined) return undefined
    const { rescueProof } = await import("../wallet/rescueKey.ts")
    const challenge = textIn(await ask("passkey-begin"), "challenge")
    try {
      const answer = await ask("code-enter", rescueProof(half, challenge))
      const arrival: Arrival = { account: textIn(answer, "account"), half }
      return { arrival, session: textIn(answer, "session") }
    } catch (error) {
      if (error instanceof ServerRefusal && error.code === "not-code") return undefined
      throw error
    }
  }

  const byPasskey = passkeys.canAsk ? { enter, join } : undefined
  const { arrival, session } = await screen.enter({ byPasskey, byCode })
  wallet.arrive(arrival)
  await device.change(({ attempt: _, ...record }) => ({ ...record, session }))
  return null
}
