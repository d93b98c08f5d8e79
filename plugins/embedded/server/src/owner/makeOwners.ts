import { Refusal } from "../Refusal.ts"
import type { Secrets } from "../secrets.ts"
import type { Session } from "../sign-in/makeSessions.ts"
import type { Database } from "../store/Database.ts"
import { isSigned } from "./isSigned.ts"
import { ownerMessage, type OwnerAct } from "./ownerMessage.ts"

const LIFETIME = 5 * 60_000
const KEY = /^[\w-]{43}$/
const SIGNATURE = /^[\w-]{86}$/

/** What an act is done to, and the proof that its owner wants it, as the frame sent it. */
export interface OwnerProof {
  readonly act: OwnerAct
  readonly details: ReadonlyArray<string>
  readonly proof: unknown
}

/**
 * The owners of wallets: who can open one signs with a key that is made of what it holds. The server keeps what that is checked
 * with, from the first moment on that there is a wallet.
 */
export interface Owners {
  /** What a proof is made over, good for five minutes. */
  readonly challenge: (session: Session, now: number) => string
  /** Whether the server knows the owner's key of an account. */
  readonly isKnown: (session: Session) => Promise<boolean>
  /** Learns the key of a wallet that was kept before owners were known. Fails: `Refusal` where it knows another one, and without proof. */
  readonly learn: (session: Session, verifier: unknown, proof: unknown, now: number) => Promise<void>
  /** Fails: `Refusal` where the account has a wallet and this is not proven by its key. */
  readonly check: (session: Session, asked: OwnerProof, now: number) => Promise<void>
  /** The key that a wallet comes with. Fails: `Refusal` where it is none, or this is not proven by it. */
  readonly checkNew: (session: Session, verifier: unknown, asked: OwnerProof, now: number) => string
}

const notOwner = () =>
  new Refusal(403, "not-owner", "Open the wallet on this device first: this is for its owner alone")

const textIn = (value: unknown, key: string): string => {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return ""
  const text: unknown = Reflect.get(value, key)
  return typeof text === "string" ? text : ""
}

/** Makes the owners of a server. */
export const makeOwners = (database: Database, secrets: Secrets): Owners => {
  const isProven = (
    { account }: Session,
    verifier: string,
    { act, details, proof }: OwnerProof,
    now: number
  ): boolean => {
    const [challenge, signature] = [textIn(proof, "challenge"), textIn(proof, "signature")]
    return (
      SIGNATURE.test(signature) &&
      secrets.isChallenge(account, challenge, now) &&
      isSigned(verifier, ownerMessage(account, act, details, challenge), signature)
    )
  }
  const checkNew: Owners["checkNew"] = (session, verifier, asked, now) => {
    if (typeof verifier !== "string" || !KEY.test(verifier) || !isProven(session, verifier, asked, now))
      throw notOwner()
    return verifier
  }
  const known = async ({ account }: Session) => {
    const [row] = await database.rows(
      "select verifier, wallet_id from latchkey_account where id = ?",
      account
    )
    const verifier = row?.["verifier"]
    return {
      verifier: typeof verifier === "string" ? verifier : undefined,
      hasWallet: typeof row?.["wallet_id"] === "string"
    }
  }
  return {
    challenge: ({ account }, now) => secrets.challenge(account, now + LIFETIME),
    isKnown: async (session) => (await known(session)).verifier !== undefined,
    learn: async (session, verifier, proof, now) => {
      const key = checkNew(session, verifier, { act: "owner", details: [String(verifier)], proof }, now)
      const learned = await database.rows(
        `update latchkey_account set verifier = ?
         where id = ? and wallet_id is not null and (verifier is null or verifier = ?) returning id`,
        key,
        session.account,
        key
      )
      if (learned.length === 0) throw notOwner()
    },
    check: async (session, asked, now) => {
      const { verifier, hasWallet } = await known(session)
      // Where there is nothing yet, there is nothing that a session could take away.
      if (!hasWallet) return
      if (verifier === undefined || !isProven(session, verifier, asked, now)) throw notOwner()
    },
    checkNew
  }
}
