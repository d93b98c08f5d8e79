import { answerCalls } from "./calls/answerCalls.ts"
import { makePage } from "./page/makePage.ts"
import { makePasskeys } from "./passkey/makePasskeys.ts"
import { readSettings } from "./readSettings.ts"
import { makeMisses } from "./screen/makeMisses.ts"
import { makeScreen } from "./screen/makeScreen.ts"
import { makeDevice } from "./vault/makeDevice.ts"
import { openVault } from "./vault/openVault.ts"
import { makeWallet } from "./wallet/makeWallet.ts"
import { makeLanguage } from "./words/makeLanguage.ts"

const start = async (): Promise<void> => {
  const settings = readSettings(document)
  const page = makePage(window, settings.origins)
  if (page === undefined) return
  const language = makeLanguage(document)
  const device = await makeDevice(await openVault(), settings.project.id, page.origin)
  const screen = makeScreen(document.body, language.words, page.origin, page.show, makeMisses(device))
  const passkeys = makePasskeys(language.words)
  const wallet = makeWallet(device, screen, passkeys)
  answerCalls({ settings, page, device, language, screen, passkeys, wallet })
}

void start()
