import { parseCaipNetworkId, type SiwxAccount } from "@latchkey/core"
import { SiwxSignatureInvalidError } from "@latchkey/core/effect"
import { ownerOf } from "./accounts.ts"
import { formatMessage } from "./formatMessage.ts"
import type { SiweConfig } from "./SiweConfig.ts"
import type { SiwxBackend } from "./SiwxBackend.ts"

const numberOf = ({ chainId }: Pick<SiwxAccount, "chainId">) => Number(parseCaipNetworkId(chainId).reference)

/** A backend of the callbacks of Sign-In with Ethereum. */
export const siweBackend = (config: SiweConfig, now: () => number = Date.now): SiwxBackend => {
  const signOut = async () => {
    await config.signOut()
    config.onSignOut?.()
  }
  const addSession: SiwxBackend["addSession"] = async ({ data, message, signature, cacao }) => {
    if (
      (await config.verifyMessage({ message, signature, ...(cacao === undefined ? {} : { cacao }) })) !== true
    )
      throw new SiwxSignatureInvalidError({ chainId: data.chainId })
    config.onSignIn?.({ address: data.accountAddress, chainId: numberOf(data) })
  }
  const getSessions: SiwxBackend["getSessions"] = async ({ address, chainId }) => {
    const session = await config.getSession()
    const isSame =
      session?.address?.toLowerCase() === address.toLowerCase() && session.chainId === numberOf({ chainId })
    const data = { accountAddress: address, chainId, domain: "", uri: "", version: "1", nonce: "" }
    return isSame ? [{ data, message: "", signature: "" }] : []
  }
  return {
    getRequired: () => config.required ?? true,
    createMessage: async ({ address, chainId, notBefore }) => {
      const { exp, nbf = notBefore, ...params } = await config.getMessageParams()
      const data = {
        ...params,
        accountAddress: address,
        chainId,
        version: "1",
        nonce: await config.getNonce(address),
        issuedAt: new Date(now()).toISOString(),
        ...(exp === undefined ? {} : { expirationTime: exp }),
        ...(nbf === undefined ? {} : { notBefore: nbf })
      }
      return { data, text: address === "" ? "" : formatMessage(data) }
    },
    addSession,
    getSessions,
    revokeSession: signOut,
    setSessions: async (sessions) => {
      const [first] = sessions
      if (first === undefined) return signOut()
      // The one that the server has it keeps.
      if ((await getSessions(ownerOf(first))).length === 0) await addSession(first)
    }
  }
}
