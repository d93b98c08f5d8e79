import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "ซื้อ",
  purchases: "การซื้อ"
}

export const words: OnrampMessages = {
  notConnected: "เชื่อมต่อกระเป๋าเงินเพื่อซื้อ",
  unsupported: "ไม่มีอะไรให้ซื้อบน {network} ที่นี่",
  chooseNetwork: "เลือกเครือข่ายอื่น",
  restricted: "การซื้อไม่เปิดให้บริการในที่ที่คุณอยู่",
  pay: "คุณจ่าย",
  currency: "สกุลเงิน",
  preset: "จ่าย {amount}",
  get: "คุณจะได้ประมาณ",
  coin: "สิ่งที่คุณซื้อ",
  method: "จ่ายด้วย",
  methods: { card: "บัตร", ach_bank_account: "บัญชีธนาคาร" },
  provider: "ผู้ให้บริการ",
  fee: "{provider}, ค่าธรรมเนียม {fee}%",
  providerFee: "ค่าธรรมเนียมของ {provider}",
  networkFee: "ค่าธรรมเนียมเครือข่าย",
  to: "ไปยังบัญชีของคุณ",
  onPage: "{provider} แสดงราคาในหน้าของตน",
  quoteFailed: "ยังไม่มีราคาจาก {provider} คุณจะเห็นราคาในหน้าของผู้ให้บริการก่อนจ่าย",
  listsDefault: "{provider} ไม่ได้แจ้งว่าขายอะไร หน้าของผู้ให้บริการอาจเสนออย่างอื่น",
  opaque: "ตรวจสอบในหน้าของ {provider} ว่าส่งไปยังที่อยู่นี้ เพราะลิงก์ไม่ได้แสดงที่อยู่",
  leaves: "คุณจ่ายในหน้าของ {provider} ในหน้าต่างใหม่ หน้านั้นจะทราบที่อยู่ของคุณ",
  buyAt: "ดำเนินการต่อที่ {provider}",
  latest: "การซื้อล่าสุด",
  purchases: "การซื้อของคุณ",
  problems: {
    amountMissing: "ป้อนจำนวน",
    amountFormat: "ป้อนตัวเลข เช่น 0.5",
    amountAmbiguous: "เขียนโดยไม่ใช้ตัวคั่นหลักพัน",
    amountDecimals: "{currency} มีทศนิยมได้สูงสุด {decimals} ตำแหน่ง",
    amountZero: "ป้อนจำนวนที่มากกว่าศูนย์",
    amountLow: "ป้อน {min} ขึ้นไป",
    amountHigh: "ป้อนไม่เกิน {max}",
    provider: "{provider} ไม่ตอบสนอง ลองอีกครั้งหรือเลือกผู้ให้บริการอื่น",
    link: "ลิงก์ของ {provider} ไม่ได้นำไปยังที่ที่ควร ไม่มีอะไรถูกเปิด",
    invalid: "{provider} ไม่ขายรายการนี้แล้ว เลือกใหม่",
    other: "ดำเนินการไม่สำเร็จ ลองอีกครั้ง"
  }
}

export const progress: OnrampProgressMessages = {
  to: "ไปยังบัญชีของคุณ",
  nothingBegun: "ยังไม่ได้ซื้ออะไร",
  openTitle: "ดำเนินการต่อที่ {provider}",
  openText: "หน้าของผู้ให้บริการเปิดอยู่ในอีกหน้าต่าง กลับมาเมื่อเสร็จแล้ว",
  blockedTitle: "ไม่มีหน้าต่างถูกเปิด",
  blockedText: "เบราว์เซอร์ของคุณป้องกันไว้ เปิดหน้าของ {provider} เอง:",
  closedTitle: "หน้าของ {provider} ดูเหมือนถูกปิดแล้ว",
  closedText: "หากคุณจ่ายแล้ว อาจใช้เวลาสักพักกว่าจะมาถึง หากยังไม่ได้จ่าย คุณเปิดหน้านั้นอีกครั้งได้",
  pendingTitle: "การซื้อของคุณกำลังดำเนินการ",
  pendingText: "{provider} ได้รับแล้ว คุณปิดหน้านี้ได้",
  successTitle: "{provider} ส่งแล้ว",
  successText: "อาจใช้เวลาสองสามนาทีกว่าจะเห็นในบัญชีของคุณ",
  failedTitle: "การซื้อล้มเหลว",
  failedText: "{provider} แจ้งว่าการซื้อไม่สำเร็จ ดูในหน้าของผู้ให้บริการว่าเกิดอะไรขึ้นกับเงินของคุณ",
  unknownTitle: "ยังไม่พบอะไร",
  unknownText: "หากคุณจ่ายแล้ว อาจยังมาถึงได้ ดูเพิ่มเติมในหน้าหรืออีเมลของ {provider}",
  showBalance: "แสดงยอดคงเหลือของฉัน",
  held: "คุณมี {amount}",
  grown: "มากกว่าก่อนหน้านี้ {amount}",
  notGrown: "ยังไม่มีอะไรมาถึง",
  lookFailed: "โหลดยอดคงเหลือของคุณไม่ได้",
  openPage: "เปิดหน้าของ {provider}",
  copyLink: "คัดลอกลิงก์",
  linkCopied: "คัดลอกลิงก์แล้ว",
  checkAgain: "ตรวจสอบอีกครั้ง",
  done: "เสร็จสิ้น",
  paid: "จ่าย {amount} แล้ว",
  somePurchase: "การซื้อ",
  tags: { pending: "กำลังมา", success: "ส่งแล้ว", failed: "ล้มเหลว" },
  unread: "{provider} ไม่ตอบสนอง",
  listFailed: "โหลดรายการที่คุณซื้อไม่ได้"
}
