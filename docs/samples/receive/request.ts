import { kit } from "../quick-start/kit"

// value is in base units: 0.001 ether here.
const { address, uri, networks } = await kit.receive.request({ value: 10n ** 15n })

console.log(address)
console.log(uri) // ethereum:0x…@8453?value=1000000000000000
console.log(networks.map(({ name }) => name))

// The view with the QR code.
kit.open("receive/Address")
