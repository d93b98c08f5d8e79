import { base, evm, mainnet } from "./latchkey/evm.js"
import { createKit } from "./latchkey/latchkey.js"

const kit = createKit({ app: { name: "Tea shop" }, networks: [mainnet, base], plugins: [evm()] })
document.querySelector("latchkey-button").kit = kit

const order = document.querySelector("#order")
const say = (text) => (document.querySelector("#answer").textContent = text)
kit.subscribe(() => (order.disabled = kit.getSnapshot().account.eip155?.address === undefined))
order.onclick = () =>
  kit.signMessage({ message: "One cup of tea, please." }).then(say, (error) => say(error.message))
