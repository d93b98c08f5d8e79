import { papiSigner, pjsSigner } from "@latchkey/polkadot/signers"
import { getPolkadotSignerFromPjs } from "@polkadot-api/pjs-signer"
import { kit } from "../polkadot/kit"

// @polkadot/api: each signature is asked of whichever wallet is connected by then.
const api = await kit.polkadot.getApi()
api.setSigner(pjsSigner(kit) as never)

// polkadot-api: `transaction.signAndSubmit(signer)`.
export const signer = () => papiSigner(kit, getPolkadotSignerFromPjs)
