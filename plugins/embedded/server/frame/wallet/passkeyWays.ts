import type { OwnerAct } from "../../src/owner/ownerMessage.ts"
import { passkeyName } from "../../src/owner/passkeyName.ts"
import { deviceLabel } from "../../src/sign-in/deviceLabel.ts"
import type { Answer } from "../askServer.ts"
import { FrameError } from "../FrameError.ts"
import type { Passkeys } from "../passkey/makePasskeys.ts"
import type { MadePasskey } from "../passkey/PasskeyAsk.ts"
import { PasskeyFailure } from "../passkey/PasskeyFailure.ts"
import type { Bytes } from "../vault/bytes.ts"
import type { Owner } from "./Owner.ts"
import type { Proven } from "./ownerProof.ts"
import { makePasskeyKey, openPasskeyCopy, sealPasskeyCopy } from "./passkeyCopy.ts"

/** A passkey that opens a wallet, as its owner reads of it. */
export interface ListedPasskey {
  readonly id: string
  readonly name: string
  readonly transports: ReadonlyArray<string>
  /** Epoch milliseconds. */
  readonly since: number
  /** Whether it opens the wallet: some only sign in. */
  readonly opens: boolean
}

/** How passkeys open wallets. All of it fails with `FrameError`; `make` and `open` begin in the task of a click. */
export interface PasskeyWays {
  readonly list: () => Promise<ReadonlyArray<ListedPasskey>>
  readonly make: (owner: Owner, known: ReadonlyArray<ListedPasskey>) => Promise<MadePasskey>
  /** Seals a copy of the wallet for a passkey, and has the server keep it. */
  readonly add: (account: string, entropy: Bytes, made: MadePasskey, name: string) => Promise<void>
  /** The entropy of a wallet, by one of its passkeys. */
  readonly open: (owner: Owner, known: ReadonlyArray<ListedPasskey>) => Promise<Bytes>
}

interface Parts {
  readonly ask: (route: string, body?: object) => Promise<Answer>
  readonly passkeys: Passkeys
  readonly shareIn: (answer: Answer) => Bytes
  readonly proofOf: (
    account: string,
    entropy: Uint8Array,
    act: OwnerAct,
    details: ReadonlyArray<string>
  ) => Promise<Proven>
}

/** What a passkey is called that nobody has named: the browser that made it. */
export const thisDevice = (): string => passkeyName(deviceLabel(navigator.userAgent)) ?? "Passkey"

const readPasskey = (told: unknown): ReadonlyArray<ListedPasskey> => {
  if (typeof told !== "object" || told === null) return []
  const { id, name, transports, since } = told as Readonly<Record<string, unknown>>
  if (typeof id !== "string" || typeof name !== "string" || typeof since !== "number") return []
  const ways: ReadonlyArray<unknown> = Array.isArray(transports) ? transports : []
  const opens = Reflect.get(told, "opens") !== false
  return [
    { id, name, since, opens, transports: ways.filter((way): way is string => typeof way === "string") }
  ]
}

/** Reads the passkeys that a server names; what is none is left out. */
export const readPasskeys = ({ passkeys }: Answer): ReadonlyArray<ListedPasskey> =>
  Array.isArray(passkeys) ? passkeys.flatMap(readPasskey) : []

const strange = () => new FrameError("The wallet's server gave a strange answer. Try again.")
const textIn = (answer: Answer, key: string): string => {
  const text = answer[key]
  if (typeof text !== "string") throw strange()
  return text
}

/** What the owner finds a passkey by, in the browser's own list. */
const ownerName = ({ email, name, account }: Owner) => email ?? name ?? account

/** Makes how passkeys open wallets. */
export const makePasskeyWays = ({ ask, passkeys, shareIn, proofOf }: Parts): PasskeyWays => ({
  list: async () => {
    return readPasskeys(await ask("passkeys"))
  },
  make: (owner, known) =>
    passkeys.begin("create")({
      account: owner.account,
      owner: ownerName(owner),
      challenge: "",
      known
    }),
  add: async (account, entropy, { id, publicKey, transports, secret }, name) => {
    const answer = await ask("new-share")
    const share = textIn(answer, "kept")
    const key = await makePasskeyKey(shareIn(answer), secret, account, id)
    const sealed = await sealPasskeyCopy(key, account, id, entropy)
    secret.fill(0)
    const details = [id, publicKey, transports, name, sealed, share]
    const { proof } = await proofOf(account, entropy, "passkey-add", details)
    await ask("passkey-add", { id, publicKey, transports, name, sealed, share, proof })
  },
  open: async (owner, known) => {
    const { account } = owner
    const asking = passkeys.begin("get")
    const challenge = textIn(await ask("challenge"), "challenge")
    const used = await asking({ account, owner: ownerName(owner), challenge, known })
    const { secret, entrySecret, id, authenticatorData, clientData, signature } = used
    const answer = await ask("passkey-open", { id, challenge, authenticatorData, clientData, signature })
    const [share, sealed] = [shareIn(answer), textIn(answer, "sealed")]
    // The copy of a passkey that was made to sign in by is sealed for whoever enters by it.
    for (const each of [secret, entrySecret]) {
      if (each === undefined) continue
      const entropy = await openPasskeyCopy(
        await makePasskeyKey(share, each, account, id),
        account,
        id,
        sealed
      )
      each.fill(0)
      if (entropy !== undefined) return entropy
    }
    // The passkey is the right one, and makes another secret than it did.
    throw new PasskeyFailure("noSecret")
  }
})
