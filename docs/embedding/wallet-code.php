<?php
// POST /partner/wallet-code with PHP 8 and its curl extension.
function walletCode(string $signOn, string $id, string $secret, string $user, string $origin): ?string
{
    $call = curl_init($signOn . '/partner/wallet-code');
    curl_setopt_array($call, [
        CURLOPT_POST => true,
        CURLOPT_USERPWD => $id . ':' . $secret,
        CURLOPT_HTTPHEADER => ['Content-Type: application/json'],
        CURLOPT_POSTFIELDS => json_encode(['user_reference' => $user, 'origin' => $origin]),
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 5,
    ]);
    $body = curl_exec($call);
    $status = curl_getinfo($call, CURLINFO_RESPONSE_CODE);
    if ($status === 404) {
        return null; // not linked: send the member to /partner/link
    }
    if ($status !== 200) {
        throw new RuntimeException("wallet-code answered $status: $body");
    }
    return json_decode($body, true)['code'];
}
