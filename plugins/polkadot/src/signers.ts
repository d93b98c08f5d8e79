import type { KitCore } from "@latchkey/core"
import type { PolkadotApi, SignedPayload, SignerPayload } from "./PolkadotApi.ts"

const NAMESPACE = "polkadot"

/** What signers for libraries need of a kit with `polkadot`. */
export interface SigningKit {
  readonly getSnapshot: () => {
    readonly account: Readonly<
      Record<string, { readonly status: string; readonly address?: string | undefined }>
    >
  }
  readonly signMessage: KitCore["signMessage"]
  readonly polkadot: Pick<PolkadotApi, "signPayload">
}

/** Bytes for an account to sign, as `@polkadot/api` has them: hexadecimal, or a text that is no hexadecimal. */
export interface RawPayload {
  readonly address: string
  readonly data: string
}

/** A signer as `@polkadot/api` takes it. */
export interface PjsSigner {
  /** Fails as `PolkadotApi.signPayload`. */
  readonly signPayload: (payload: SignerPayload) => Promise<SignedPayload & { readonly id: number }>
  /**
   * Signs inside `<Bytes>…</Bytes>`, as wallets do. Fails: `AccountNotConnectedError` for another account than the current one, and as
   * `kit.signMessage`.
   */
  readonly signRaw: (
    payload: RawPayload
  ) => Promise<{ readonly id: number; readonly signature: `0x${string}` }>
}

const connectedAddress = (kit: SigningKit): string | undefined => {
  const account = kit.getSnapshot().account[NAMESPACE]
  return account?.status === "connected" ? account.address : undefined
}

/** The bytes of a hexadecimal text; undefined for another text. */
const hexBytes = (text: string): Uint8Array | undefined =>
  /^0x(?:[0-9a-f]{2})*$/i.test(text)
    ? Uint8Array.from({ length: text.length / 2 - 1 }, (_, index) =>
        Number.parseInt(text.slice(2 * index + 2, 2 * index + 4), 16)
      )
    : undefined

/** Fails: `AccountNotConnectedError`, where an address is not the current account in another spelling. */
const requireCurrent = async (current: string | undefined, address: string): Promise<void> => {
  const { AccountNotConnectedError } = await import("./errors.ts")
  const { isSameAccount } = await import("./Ss58Address.ts")
  if (current === undefined || !isSameAccount(current, address))
    throw new AccountNotConnectedError({ address })
}

/** A signer of whichever wallet is connected, for `@polkadot/api`: `api.setSigner(pjsSigner(kit))`, or `signer` of `signAndSend`. */
export const pjsSigner = (kit: SigningKit): PjsSigner => ({
  signPayload: async (payload) => ({ id: 1, ...(await kit.polkadot.signPayload(payload)) }),
  signRaw: async ({ address, data }) => {
    const current = connectedAddress(kit)
    if (current !== address) await requireCurrent(current, address)
    const signature = await kit.signMessage({ message: hexBytes(data) ?? data, namespace: NAMESPACE })
    return { id: 1, signature: signature as `0x${string}` }
  }
})

/** `getPolkadotSignerFromPjs` of `polkadot-api/pjs-signer`. */
export type MakePapiSigner<Signer> = (
  address: string,
  signPayload: (payload: any) => Promise<any>,
  signRaw: (payload: any) => Promise<any>
) => Signer

/**
 * A signer of the account that is connected now, for polkadot-api: `papiSigner(kit, getPolkadotSignerFromPjs)`. Undefined where none
 * is. It has one address: get another one when the account has changed. Its functions fail as those of {@link pjsSigner}.
 */
export const papiSigner = <Signer>(
  kit: SigningKit,
  getPolkadotSignerFromPjs: MakePapiSigner<Signer>
): Signer | undefined => {
  const address = connectedAddress(kit)
  const { signPayload, signRaw } = pjsSigner(kit)
  return address === undefined ? undefined : getPolkadotSignerFromPjs(address, signPayload, signRaw)
}
