import { kit } from "./kit.ts"

// ADR-36: for a server that checks who is there.
const { signature, pubKey } = await kit.cosmos.signArbitrary({ data: "Sign in to the tea shop" })

console.log(signature, pubKey)
