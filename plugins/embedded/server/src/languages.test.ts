import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { codeOf, confirm, linkOf, makeDevice, startTestServer, wrongCode } from "../support/testServer.ts"
import { mailHtml } from "./mail/mailHtml.ts"
import { languageOf } from "./words/Language.ts"
import { refusalText } from "./words/refusals.ts"

const ada = "ada@example.org"
const ends: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})
const start = async () => {
  const server = await startTestServer()
  ends.push(server.stop)
  return server
}

// What only a developer reads, and what the page says in its own words.
const staysEnglish = new Set([
  "There is no such project",
  "Nobody pays the fee on this network",
  "There is no such route",
  "There is no such file",
  "The request is no JSON",
  "The request is too large",
  "Only the frame's own page may ask",
  "The device is not named",
  "This frame speaks version 4",
  "This is no sealed wallet",
  "This is no half of the server",
  "This is no device",
  "This is no passkey",
  "These are no limits",
  "This is no key of a recovery code",
  "This does not say what it takes the place of",
  "Requested RPC call is not allowed",
  "Invalid email"
])

describe("languages", () => {
  it("what no frame of ours says is English", () => {
    expect(["de", "de-AT", "AR", "ar_EG", "de@euro", "en-GB"].map(languageOf)).toEqual([
      "de",
      "de",
      "ar",
      "ar",
      "de",
      "en"
    ])
    for (const tag of [undefined, "", "xx", "__proto__", "constructor", 3, null, "d"])
      expect(languageOf(tag)).toBe("en")
  })

  it("every refusal that a visitor may read is there in German and Arabic", () => {
    const texts = globSync("**/*.ts", {
      cwd: import.meta.dirname,
      exclude: (name) => name.endsWith(".test.ts")
    })
      .map((file) => readFileSync(path.join(import.meta.dirname, file), "utf8"))
      .flatMap((source) => [
        ...source.matchAll(/new Refusal\(\s*\d+,\s*"[a-z-]+",\s*(["`])((?:(?!\1).)+)\1/gs),
        ...source.matchAll(/const later = \(seconds: number\) => (`)(.+?)`/g)
      ])
      .map(([, , text]) => text!.replace(/\$\{.+\}/, "7"))
    expect(texts.length).toBeGreaterThan(25)
    for (const text of texts.filter((each) => !staysEnglish.has(each) && !each.endsWith("is missing"))) {
      const [german, arabic] = [refusalText(text, "de"), refusalText(text, "ar")]
      expect(new Set([text, german, arabic]).size, text).toBe(3)
      if (text.includes("7")) for (const each of [german, arabic]) expect(each).toContain("7")
      expect(refusalText(text, "en")).toBe(text)
    }
  })

  it.each([
    ["de", "Dein Code ist", "Der Code ist falsch", "Versuch es in 30 Sekunden", "Bist du das?", "ltr"],
    ["ar", "رمزك هو", "الرمز غير صحيح", "ثانية", "هل هذا أنت؟", "rtl"],
    ["xx", "Your code is", "The code is wrong", "Please try again", "Is this you?", "ltr"]
  ])(
    "mails, pages and refusals are written as the frame says: %s",
    async (tag, code, wrong, wait, page, direction) => {
      const { url, inbox, clock } = await start()
      const device = makeDevice(url, { "x-latchkey-language": tag })
      const { body } = await device.signIn(ada)
      const mail = await inbox.take(ada)
      expect(mail.text).toContain(code)
      expect((await device.code(body["attempt"], wrongCode(codeOf(mail)))).body["message"]).toBe(wrong)
      expect((await device.signIn(ada)).body["message"]).toContain(wait)
      await device.code(body["attempt"], codeOf(mail))
      clock.now += 60_000
      const other = makeDevice(url, { "x-latchkey-language": tag })
      await other.signIn(ada)
      const link = linkOf(await inbox.take(ada))
      const text = await (await fetch(link)).text()
      expect(text).toContain(page)
      expect(text).toContain(`dir="${direction}"`)
      await confirm(link)
      expect((await inbox.take(ada)).text).toContain(code)
    }
  )

  it("a mail says its language and direction, and nothing in it is markup", async () => {
    const html = await mailHtml({
      language: "ar",
      text: 'سلام <img src="x">\n\nhttps://wallet.example.com/device?token=a&lang=ar\n'
    })
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain("&lt;img")
    expect(html).not.toContain("<img")
    expect(html).toContain('href="https://wallet.example.com/device?token=a&amp;lang=ar"')
  })
})
