import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "รับ",
  networks: "เครือข่ายที่เข้ากันได้"
}

export const words: ReceiveMessages = {
  qrCode: "คิวอาร์โค้ดของที่อยู่ของคุณ",
  link: "ลิงก์ชำระเงินสำหรับ {network}",
  copyLink: "คัดลอกลิงก์ชำระเงิน",
  linkCopied: "คัดลอกลิงก์ชำระเงินแล้ว",
  linkFailed: "คัดลอกลิงก์ชำระเงินไม่ได้",
  onlyHere: "ส่งเฉพาะเหรียญและโทเคนบน {network} มายังที่อยู่นี้",
  onlyCompatible: "ส่งเฉพาะเหรียญและโทเคนบน {network} หรือเครือข่ายอื่นที่เข้ากันได้มายังที่อยู่นี้",
  networksText: "ที่อยู่ของคุณเหมือนกันบนเครือข่ายเหล่านี้ สิ่งที่ส่งบนเครือข่ายอื่นอาจสูญหาย",
  notConnected: "เชื่อมต่อกระเป๋าเงินเพื่อดูว่าคุณรับเงินได้ที่ใด"
}
