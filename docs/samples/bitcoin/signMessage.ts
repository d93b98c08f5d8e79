import { kit } from "./kit"

const [payment, ordinals] = await kit.bitcoin.getAccountAddresses()

// With the payment account; its address and the wallet decide the protocol.
const signature = await kit.bitcoin.signMessage({ message: "Hello, tea shop" })

// With the account for ordinals, if the wallet has one.
const other = ordinals && (await kit.bitcoin.signMessage({ message: "Hello", address: ordinals.address }))

console.log(payment?.publicKey, signature, other)
