import { kit } from "./kit"

// ADR-36: for a server that checks who is there.
const { signature, pubKey } = await kit.cosmos.signArbitrary({ data: "Sign in to the tea shop" })

console.log(signature, pubKey)
