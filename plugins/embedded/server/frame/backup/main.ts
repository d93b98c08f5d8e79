import { button } from "../screen/buttons.ts"
import { codeField } from "../screen/codeField.ts"
import { element } from "../screen/element.ts"
import { phraseList } from "../screen/phraseList.ts"
import { BACKUP, type BackupContent } from "./Backup.ts"
import { openBackup } from "./openBackup.ts"

/** The page that a backup file is: it opens what stands in it with the recovery code, and asks nobody. */
const start = (): void => {
  const held = document.querySelector<HTMLMetaElement>(`meta[name="${BACKUP}"]`)?.content ?? "{}"
  const { says, ...backup } = JSON.parse(held) as BackupContent
  const shown = element("div", { class: "phrase" })
  const code = codeField(says.label, says.wrong, async (text) => {
    const phrase = await openBackup(backup, text)
    if (phrase === undefined) return false
    code.field.value = ""
    shown.replaceChildren(phraseList(phrase))
    return true
  })
  document.body.append(
    element(
      "main",
      {},
      element("h1", {}, says.title),
      element("p", {}, says.text),
      ...code.nodes,
      button(says.open, "main", code.submit),
      shown
    )
  )
  code.field.focus()
}

start()
