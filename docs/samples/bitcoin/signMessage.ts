import { kit } from "./kit.ts"

const [payment, ordinals] = await kit.bitcoin.getAccountAddresses()

// With the payment account, by what its address and the wallet allow.
const signature = await kit.bitcoin.signMessage({ message: "Hello, tea shop" })

// With the one for ordinals, where the wallet has one.
const other = ordinals && (await kit.bitcoin.signMessage({ message: "Hello", address: ordinals.address }))

console.log(payment?.publicKey, signature, other)
