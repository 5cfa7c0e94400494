/** Written by a person or by staff: shown unchanged, never run. */
export const textFields: readonly string[] = [
  ...[
    'address',
    'brandName',
    'category',
    'code',
    'company',
    'content',
    'coupon',
    'current_level',
    'defaultValue',
  ],
  ...[
    'description',
    'detail',
    'detail_section_content',
    'detail_section_title',
    'display_label',
    'display_title',
  ],
  ...[
    'email',
    'email_address',
    'en',
    'fieldErrors',
    'field_value',
    'first_name',
    'gender',
    'invoice_id',
    'label',
  ],
  ...[
    'instruction_section_content',
    'instruction_section_title',
    'last_name',
    'membership_id',
    'mobile',
    'name',
  ],
  ...['mobile_phone_number_country_code', 'mobile_phone_number_subscriber_number', 'nickname', 'orderStatus'],
  ...[
    'offline_detail_section_content',
    'offline_detail_section_title',
    'offline_instruction_section_content',
  ],
  ...['offline_instruction_section_title', 'online_detail_section_content', 'online_detail_section_title'],
  ...['online_instruction_section_content', 'online_instruction_section_title', 'phone_number', 'question'],
  ...[
    'phone_number_country_code',
    'phone_number_subscriber_number',
    'receiptNumber',
    'referral_code',
    'referrer',
  ],
  ...[
    'referred_by_campaign',
    'region',
    'remarks',
    'short_description',
    'staff_code',
    'store',
    'tags',
    'text',
  ],
  ...[
    'temporary_country_code',
    'temporary_email_address',
    'temporary_phone_number',
    'third_party_store_code',
  ],
  ...['tips', 'title', 'user_custom_data', 'value', 'zh-Hans', 'zh-Hant'],
];

/** Targets of links. */
export const linkFields: readonly string[] = [
  ...['benefit_url', 'click_track_url', 'family_booking_list_url', 'open_track_url', 'url'],
];

/** Addresses of pictures. */
export const pictureFields: readonly string[] = [
  ...[
    'cover_photo_url',
    'credit_card_slip_image',
    'credit_card_slip_image_url',
    'icon_url',
    'photo_url',
    'photos',
  ],
  ...['photos_url', 'receipt_image', 'receipt_image_url', 'square_cover_photo_url', 'stamp_gift_image'],
  ...['stamp_slot_image', 'file'],
];

/** Ids, times, state names and secrets: compared, counted or sent back, never shown unchanged. */
export const codeFields: readonly string[] = [
  ...['access', 'activity_time', 'activity_type', 'allowed_edit_fields', 'app_installation', 'app_version'],
  ...['authorization_code', 'booking_access', 'booking_refresh', 'campaign', 'campaign_earning_type'],
  ...['campaign_type', 'check_in_latitude', 'check_in_longitude', 'code_expires_at', 'content_reference_id'],
  ...[
    'country_code',
    'coupon_template_type',
    'creation_date',
    'current_level_renew_datetime',
    'customer',
    'date',
  ],
  ...['date_of_birth', 'date_of_earning', 'date_of_grant', 'date_of_purchase', 'date_of_use'],
  ...['desired_coupon_store', 'desired_ticket', 'device_id', 'display_start_date', 'earning_rule'],
  ...[
    'effective_date',
    'end_date',
    'event_type',
    'expiration_date',
    'expires_at',
    'expiry_date',
    'field_name',
  ],
  ...['formats', 'id', 'ids', 'key', 'language', 'last_modified_date', 'latitude', 'longitude', 'messageIds'],
  ...[
    'moment',
    'new_password',
    'next_level_id',
    'partner_origin',
    'password',
    'platform',
    'points_coming_expiry_date',
    'qr_code',
  ],
  ...[
    'question_type',
    'real_coupon',
    'receiptDateTime',
    'redeemedRewards',
    'refresh',
    'reward_id',
    'sso_uid',
  ],
  ...[
    'stamp_earning_rule',
    'stamp_redeemed_rewards',
    'start_date',
    'status',
    'store_id',
    'store_qr_code',
    'token',
  ],
  ...['type', 'uid', 'verify_challenge', 'verify_code', 'verify_credential'],
];
