import { createKit } from "@latchkey/core"
import { embedded } from "@latchkey/embedded"
import { evm } from "@latchkey/evm"
import { mainnet } from "@latchkey/evm/networks"

const kit = createKit({
  app: { name: "Example", url: "https://example.com" },
  networks: [mainnet],
  plugins: [evm(), embedded({ frameUrl: "https://wallet.example.com/sdk" })]
})

// On a new device it resolves once the visitor has opened the link that was sent.
const { action } = await kit.embedded.connectEmail("visitor@example.com")
if (action === "VERIFY_OTP") await kit.embedded.verifyOtp(prompt("The code of the e-mail") ?? "")

await kit.signMessage({ message: "Hello" })
