import { inputObject } from "../foreignInput.ts"
import { invalidInput, unauthorised } from "../refusals.ts"
import { signInInput, signInMessage } from "../signInMessage.ts"
import { signWith } from "../signWith.ts"
import type { SolanaPermission } from "../SolanaPermission.ts"
import type { SolanaSignInOutput } from "../SolanaStandard.ts"
import { eachInput } from "./eachInput.ts"
import { hexOf } from "./hexOf.ts"
import type { SolanaMethod } from "./SolanaContext.ts"

/** Signs in, which connects too. Fails with 4001, -32000. */
export const signIn: SolanaMethod = (inputs, { permission, desk, host }) =>
  eachInput(inputs.length === 0 ? [{}] : inputs, async (input): Promise<SolanaSignInOutput> => {
    const given = signInInput(inputObject(input ?? {}))
    const domain = given.domain ?? host ?? "localhost"
    if (host !== undefined && domain !== host) throw invalidInput(`the site is ${host}, not ${domain}`)
    const [first] = permission.shown().length > 0 ? permission.shown() : permission.selection()
    const address = given.address ?? first!
    if (given.address !== undefined && !isHeld(permission, address)) {
      throw unauthorised("The wallet does not hold the address of the sign-in")
    }
    const text = signInMessage({ ...given, domain, address })
    const message = new TextEncoder().encode(text)
    const review = { kind: "signMessage", account: address, message: hexOf(message), text } as const
    await desk.decide("solana:signIn", input, review)
    if (!permission.shown().includes(address)) {
      permission.grant([...new Set([address, ...permission.shown()])])
    }
    const account = permission.account(address)
    const signature = await signWith(permission.authorised(account), message)
    return { account, signedMessage: message, signature }
  })

function isHeld(permission: SolanaPermission, address: string): boolean {
  try {
    return permission.owned([address]).length === 1
  } catch {
    return false
  }
}
