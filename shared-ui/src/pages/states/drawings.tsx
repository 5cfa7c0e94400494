/** Line drawings of 120 px for empty and failed states. */
const paths = {
  box: 'M24 46l36-16 36 16v34L60 98 24 80zM24 46l36 17 36-17M60 63v35M42 38l36 17v14',
  coupon: 'M18 42h84v12a7 7 0 0 0 0 14v12H18V68a7 7 0 0 0 0-14zM46 42v38M62 54h26M62 66h18',
  ticket: 'M30 22h60v10a6 6 0 0 0 0 12v56H30V44a6 6 0 0 0 0-12zM30 46h60M44 60h32M44 72h32M44 84h18',
  search: 'M54 26a28 28 0 1 1 0 56 28 28 0 0 1 0-56zM75 75l21 21M43 54h22',
  inbox: 'M22 66l14-36h48l14 36v28H22zM22 66h22l6 12h20l6-12h22',
  receipt: 'M36 20h48v80l-8-6-8 6-8-6-8 6-8-6-8 6zM46 38h28M46 52h28M46 66h16',
  store:
    'M26 30h68l8 22a10 10 0 0 1-14 6 12 12 0 0 1-14 0 14 14 0 0 1-14 0 14 14 0 0 1-14 0 12 12 0 0 1-14 0 10 10 0 0 1-14-6zM28 62v36h64V62M50 98V74h20v24',
  offline: 'M20 52a60 60 0 0 1 80 0M34 66a40 40 0 0 1 52 0M47 80a20 20 0 0 1 26 0M60 94h.5M26 26l68 72',
  sign: 'M60 20v84M34 30h46l12 11-12 11H34zM86 60H46L34 70l12 10h40zM46 104h28',
  crane: 'M34 104V26l54 12H34M28 104h40M34 44h12M34 62h12M34 80h12M46 38v66M80 38v22M72 60h16v14H72z',
} as const;

/** The name of a drawing for an empty page. */
export type DrawingName = keyof typeof paths;

export function Drawing({ name, className }: { name: DrawingName; className: string | undefined }) {
  return (
    <svg
      viewBox="0 0 120 120"
      width="120"
      height="120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={paths[name]} />
    </svg>
  );
}
