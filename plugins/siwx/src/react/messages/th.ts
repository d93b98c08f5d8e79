import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "เข้าสู่ระบบ"
}

export const words: SiwxMessages = {
  checking: "รอสักครู่",
  checkingText: "กำลังตรวจสอบว่าคุณเข้าสู่ระบบแล้วหรือไม่",
  ask: "พิสูจน์ว่าบัญชีนี้เป็นของคุณ",
  askText: "ลงนามข้อความด้วย {wallet} ไม่มีค่าใช้จ่ายและไม่มีการย้ายสิ่งใด",
  askRequired: "เว็บไซต์นี้ต้องการลายเซ็นจาก {wallet} ไม่มีค่าใช้จ่ายและไม่มีการย้ายสิ่งใด",
  open: "เปิด {wallet} เพื่อลงนาม",
  openText: "ตรวจสอบว่าข้อความระบุชื่อเว็บไซต์นี้ แล้วลงนาม",
  verifying: "กำลังเข้าสู่ระบบให้คุณ",
  verifyingText: "เว็บไซต์กำลังตรวจสอบลายเซ็นของคุณ",
  declined: "คุณปฏิเสธในกระเป๋าเงิน",
  declinedText: "คุณยังไม่ได้เข้าสู่ระบบ ไม่มีอะไรถูกส่ง",
  failed: "คุณยังไม่ได้เข้าสู่ระบบ",
  failedText: "เว็บไซต์ไม่ได้ตอบสนองตามที่ควร ลองอีกครั้ง",
  invalidText: "เว็บไซต์ไม่ยอมรับลายเซ็น ลองอีกครั้งหรือใช้บัญชีอื่น",
  wrongNetwork: "ใช้บนเครือข่ายนี้ไม่ได้",
  wrongNetworkText: "เว็บไซต์นี้ไม่รับการเข้าสู่ระบบบน {network}",
  chooseNetwork: "เลือกเครือข่าย",
  sign: "ลงนาม",
  site: "เว็บไซต์",
  account: "บัญชี",
  network: "เครือข่าย",
  notConnected: "เชื่อมต่อกระเป๋าเงินเพื่อเข้าสู่ระบบ"
}
