/** What Singpass shares, in the order of the dialog (specification §4). */
export const SHARED_FIELDS = ['uinfin', 'name', 'residential_status', 'nationality', 'pass_type', 'pass_status', 'pass_expiry_date'] as const;
