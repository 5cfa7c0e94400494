// POST /partner/wallet-code with Java 17 and the JSON library of your site (here jackson-databind).
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;

public final class WalletCode {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Empty when the user is not linked: send the member to /partner/link. */
  public static Optional<String> of(String signOn, String id, String secret, String user, String origin)
      throws Exception {
    String basic = Base64.getEncoder().encodeToString((id + ":" + secret).getBytes(StandardCharsets.UTF_8));
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(signOn + "/partner/wallet-code"))
            .header("Authorization", "Basic " + basic)
            .header("Content-Type", "application/json")
            .timeout(Duration.ofSeconds(5))
            .POST(
                HttpRequest.BodyPublishers.ofString(
                    JSON.writeValueAsString(Map.of("user_reference", user, "origin", origin))))
            .build();
    var answer = CLIENT.send(request, BodyHandlers.ofString());
    if (answer.statusCode() == 404) return Optional.empty();
    if (answer.statusCode() != 200)
      throw new IllegalStateException("wallet-code answered " + answer.statusCode() + ": " + answer.body());
    return Optional.of(JSON.readTree(answer.body()).get("code").asText());
  }
}
